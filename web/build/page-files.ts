import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { buildInline } from './inline.ts';

const web = join(import.meta.dirname, '..');
const source = join(web, 'src');
const routes = join(source, 'app/routes');

/**
 * Leaves `pages.json`: for each address the files that its page loads after the first script, so that the server can name
 * them in the page and nobody waits for the router to find out, and what it writes into the page itself.
 */
export const listPageFiles = (): Plugin => ({
  name: 'list-page-files',
  apply: (_, { command }) => command === 'build',
  async generateBundle({ dir }, bundle) {
    if (dir !== join(web, 'dist')) return;
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const first = filesOf(
      chunks.filter(({ isEntry }) => isEntry),
      bundle,
    );
    const pages = readAddresses().map(({ address, modules }) => {
      const own = modules.map((id) => chunks.find(({ moduleIds }) => moduleIds.includes(id)) ?? this.error(id));
      return [address, [...filesOf(own, bundle)].filter((name) => !first.has(name))];
    });
    const list = { files: Object.fromEntries(pages), ...(await buildInline()) };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(list) });
  },
});

/** The chunks with all that they cannot run without; a style stands after those of the parts that it is drawn from. */
const filesOf = (chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle, into = new Set<string>()) => {
  for (const { fileName, imports, viteMetadata } of chunks) {
    if (into.has(fileName)) continue;
    into.add(fileName);
    filesOf(
      imports.flatMap((name) => (bundle[name]?.type === 'chunk' ? [bundle[name]] : [])),
      bundle,
      into,
    );
    for (const style of viteMetadata?.importedCss ?? []) into.add(style);
  }
  return into;
};

/** A constant as it is written, and those that stand before it, which it may mention. */
type Declaration = { name: string; text: string; before: Declaration[] };

/** The addresses of the router: a route loads what it imports later, and what everything that it mentions does. */
const readAddresses = () => {
  const shared = read('root.ts', read('../require-session.ts'));
  return readdirSync(routes)
    .filter((name) => name !== 'root.ts')
    .flatMap((name) => read(name, shared).filter((one) => !shared.includes(one)))
    .filter(({ text }) => /createRoute\(/.test(text) && /\bpath:/.test(text))
    .map((route) => ({ address: addressOf(route), modules: [...new Set(laterOf(route))] }))
    .filter(({ modules }) => modules.length > 0);
};

const read = (file: string, shared: Declaration[] = []) => {
  const all = [...shared];
  const [, ...texts] = readFileSync(join(routes, file), 'utf8').split(/^(?=(?:export )?const )/m);
  for (const text of texts) all.unshift({ name: text.match(/const (\w+)/)?.[1] ?? '', text, before: [...all] });
  return all;
};

const mentionedBy = ({ text, before }: Declaration) =>
  [...new Set(text.replaceAll(/'[^']*'/g, '').match(/\w+/g))].flatMap(
    (word) => before.find(({ name }) => name === word) ?? [],
  );

const laterOf = (declaration: Declaration): string[] => [
  ...mentionedBy(declaration).flatMap(laterOf),
  ...[...declaration.text.matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => join(routes, path)),
  ...[...declaration.text.matchAll(/(?:need|with)Texts\(([^)]*)\)/g)].flatMap(([, parts = '']) =>
    [...parts.matchAll(/'(\w+)'/g)].map(([, part = '']) => join(source, 'i18n/es', `${kebab(part)}.ts`)),
  ),
];

const addressOf = (route: Declaration): string => {
  const parent = route.text.match(/getParentRoute: \(\) => (\w+)/)?.[1];
  const above = mentionedBy(route).find(({ name }) => name === parent);
  const own = route.text.match(/\bpath: '([^']*)'/)?.[1] ?? '';
  return `${above ? addressOf(above) : ''}/${own}`
    .replaceAll(/\/+/g, '/')
    .replaceAll('$', ':')
    .replace(/(.)\/$/, '$1');
};

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
