import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** One import of a file: its line, what it names, the file of ours it means, and whether only types come in. */
export type Import = {
  line: number;
  specifier: string;
  target?: string;
  typesOnly: boolean;
  reExports: boolean;
  /** Loaded when the code comes to it. */
  isLater: boolean;
};
export type Source = { path: string; lines: number; imports: Import[] };

const statement =
  /^[ \t]*(import|export)\s+(type\s+)?([^'";=()]*?)\s*from\s*['"]([^'"]+)['"]|^[ \t]*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Every TypeScript file of the project with its imports, by path from the root. */
export const readSources = (): Source[] =>
  ['contract/src', 'server/src', 'web/src', 'e2e', 'bench', 'scripts'].filter(isThere).flatMap(filesIn).map(readSource);

const isThere = (folder: string) => existsSync(join(root, folder));

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const readSource = (path: string): Source => {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = [...text.matchAll(statement)].map((match): Import => {
    const [, keyword, type, names = '', from, bare, dynamic] = match;
    const specifier = from ?? bare ?? dynamic ?? '';
    return {
      line: text.slice(0, match.index + match[0].search(/\S/)).split('\n').length,
      specifier,
      target: targetOf(path, specifier),
      typesOnly: Boolean(type) || /^\{(\s*type\s[^,]+,?)+\s*\}$/.test(names),
      reExports: keyword === 'export',
      isLater: dynamic !== undefined,
    };
  });
  return { path, lines: text.trimEnd().split('\n').length, imports };
};

const targetOf = (path: string, specifier: string) => {
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier));
  if (specifier === '@llave/contract') return 'contract/src/index.ts';
  if (specifier.startsWith('@llave/contract/')) return `contract/src/${specifier.slice('@llave/contract/'.length)}.ts`;
  return undefined;
};
