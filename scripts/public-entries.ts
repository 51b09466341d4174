import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { staffTexts } from '../web/src/i18n/es/staff.ts';
import { readSources } from './sources.ts';

/**
 * What opens without signing in loads alone. Reads what the client's build left and prints, for each public page, what a
 * visitor's browser loads before it is there; fails on a module of the dashboard in it, or on more than is allowed. The
 * first page of the dashboard fails on a text that comes with the later ones.
 */
type Chunk = {
  fileName: string;
  isEntry: boolean;
  modules: string[];
  imports: string[];
  styles: string[];
};

const root = join(import.meta.dirname, '..');
const list = join(root, '.cache/chunks.json');
const routes = 'web/src/app/routes/';

/** Kilobytes of script and style as they travel, gzipped: a tenth more than a page weighs today. */
const allowedAnywhere = 140;
const allowed: Record<string, number> = {
  'landing/LandingPage': 150,
  'incidents/report/ReportPage': 150,
  'check-in-wizard/CheckInPage': 150,
  'customers/ManagementPage': 158,
};

if (!existsSync(list)) throw new Error('The client is not built: npm test builds it, or npx vite build web');
const chunks = JSON.parse(readFileSync(list, 'utf8')) as Chunk[];
const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

/** The pages that the routes of these areas load when somebody goes there. */
const pagesOf = (isMeant: (area: string) => boolean) => [
  ...new Set(
    readSources()
      .filter(({ path }) => path.startsWith(routes) && isMeant(path.slice(routes.length)))
      .flatMap(({ imports }) => imports.flatMap(({ isLater, target }) => (isLater && target ? [target] : []))),
  ),
];
const isPublic = (area: string) => ['doors.ts', 'visitors.ts'].includes(area);
const publicPages = pagesOf(isPublic);
const staffPages = pagesOf((area) => !isPublic(area));

/** Features, or rooms of one, that only the dashboard has pages in. */
const featureOf = (page: string) => page.split('/').slice(0, 4).join('/');
const staffFolders = staffPages
  .filter((page) => /\/features\//.test(page))
  .flatMap((page) => [featureOf(page), dirname(page)])
  .filter((folder) => !publicPages.some((page) => page.startsWith(`${folder}/`)));
const isStaffs = (module: string) =>
  staffPages.includes(module) ||
  staffFolders.some((folder) => module.startsWith(`${folder}/`)) ||
  /\/(dashboard|staff)\.ts$/.test(module);

/** The chunk and everything that it cannot run without. */
const closure = (chunk: Chunk | undefined, into = new Set<Chunk>()): Set<Chunk> => {
  if (!chunk || into.has(chunk)) return into;
  into.add(chunk);
  for (const name of chunk.imports) closure(byName.get(name), into);
  return into;
};

/** What is loaded before a page is there. */
const loadedBy = (page: string) =>
  chunks
    .filter(({ isEntry, modules }) => isEntry || modules.includes(page))
    .reduce((all, chunk) => closure(chunk, all), new Set<Chunk>());

const kilobytes = (loaded: Chunk[]) => {
  const files = new Set(loaded.flatMap(({ fileName, styles }) => [fileName, ...styles]));
  const bytes = [...files].reduce((sum, name) => sum + statSync(join(root, 'web/dist', `${name}.gz`)).size, 0);
  return bytes / 1024;
};

/** A chunk that whoever opens another page does not load. */
const isOnlyOf = (page: string, { isEntry, modules }: Chunk) =>
  !isEntry && modules.includes(page) && publicPages.every((other) => other === page || !modules.includes(other));

const offencesOf = (page: string): string[] => {
  const name = page.replace(/^.*features\//, '').replace(/\.tsx$/, '');
  const loaded = [...loadedBy(page)];
  const [size, most] = [kilobytes(loaded), allowed[name] ?? allowedAnywhere];
  console.log(`${name}: ${size.toFixed(1)} kB of ${most} kB`);
  return [
    ...(loaded.some((chunk) => isOnlyOf(page, chunk)) ? [] : [`${name} comes together with another page`]),
    ...(size > most ? [`${name} loads ${size.toFixed(1)} kB, ${most} kB are allowed`] : []),
    ...loaded.flatMap(({ modules, fileName }) =>
      modules.filter(isStaffs).map((module) => `${name} loads ${module}, which is the dashboard's (${fileName})`),
    ),
  ];
};

/** Something that is said by a text of the later pages. */
const laterText = new RegExp(`['\`](${Object.keys(staffTexts).join('|')})\\.\\w`);

const earlyTexts = (page: string) =>
  chunks
    .filter(({ modules }) => modules.includes(page))
    .flatMap(({ modules }) => modules.filter((module) => /^web\/src\/(?!i18n\/).*\.tsx?$/.test(module)))
    .filter((module) => laterText.test(readFileSync(join(root, module), 'utf8')))
    .map((module) => `${module} asks for a text that comes with the later pages`);

const offences = [...publicPages.flatMap(offencesOf), ...earlyTexts('web/src/features/tools/ToolsPage.tsx')];
for (const offence of offences) console.log(offence);
process.exitCode = offences.length > 0 ? 1 : 0;
