import { fileName, isTest, rules, server, within } from './import-rules.ts';
import { readSources, type Source } from './sources.ts';

/** Prints every import against the rules of direction, every circle, and every file of a wrong size or name. */
const importOffences = (sources: Source[]) =>
  sources.flatMap(({ path, imports }) =>
    imports.flatMap((to) =>
      rules.flatMap((rule) => {
        const offence = rule(path, to);
        return offence ? [`${path}:${to.line} ${offence} (${to.specifier})`] : [];
      }),
    ),
  );

/** Files that need each other, be it for a type or later, each circle told once. */
const circles = (sources: Source[]) => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path))
      found.push(`${path}:1 imports itself: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`);
    if (done.has(path) || trail.includes(path)) return;
    for (const { target } of byPath.get(path)?.imports ?? []) if (target) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of sources) visit(path, []);
  return found;
};

const longest = 300;
const mayBeLong = (path: string) => isTest(path) || within(path, 'web/src/i18n/', `${server}demo/`);
const emptyNames = /^(utils?|helpers?|common|types|misc|[\w-]*manager)\.tsx?$/i;
const properName = (name: string) => /^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$|^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/.test(name);

const fileOffences = (sources: Source[]) =>
  sources.flatMap(({ path, lines }) => [
    ...(lines > longest && !mayBeLong(path) ? [`${path}:${longest} has ${lines} lines, ${longest} are allowed`] : []),
    ...(emptyNames.test(fileName(path)) ? [`${path}:1 has a name that says nothing`] : []),
    ...(properName(fileName(path)) ? [] : [`${path}:1 is neither kebab-case nor PascalCase.tsx`]),
  ]);

const sources = readSources();
const offences = [...importOffences(sources), ...circles(sources), ...fileOffences(sources)];
for (const offence of offences) console.log(offence);
console.log(`${sources.length} files, ${offences.length} offences`);
process.exitCode = offences.length > 0 ? 1 : 0;
