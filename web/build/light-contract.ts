import { join } from 'node:path';
import type { Plugin } from 'vite';

const contract = join(import.meta.dirname, '../../contract/src');
const suffix = '?light';

/**
 * The contract as the client loads it. A call is its name, method, path and access, and what is plain data is written
 * out; only whoever takes a schema or a function from a file, or imports it later, loads that file, and zod with it.
 */
export const lightContract = (): Plugin => ({
  name: 'light-contract',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, _, { kind }) {
    if (kind === 'dynamic-import') return;
    const [, noun] = source.match(/^@llave\/contract\/([\w-]+)$/) ?? [];
    return noun && { id: join(contract, `${noun}.ts${suffix}`), moduleSideEffects: false };
  },
  async load(id) {
    if (!id.startsWith(contract) || !id.endsWith(suffix)) return;
    const whole = id.slice(0, -suffix.length);
    const members = Object.entries((await import(whole)) as Record<string, unknown>);
    return members.map(([name, value]) => lines(name, value, whole)).join('\n');
  },
  transform: {
    filter: { id: /\/contract\/src\/[\w-]+\.ts$/ },
    handler: () => ({ moduleSideEffects: false }),
  },
});

const lines = (name: string, value: unknown, whole: string) => {
  if (isCall(value)) return `export const ${name} = ${JSON.stringify(pick(value))};`;
  if (isPlain(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from ${JSON.stringify(whole)};`;
};

type Call = { name: string; method: string; path: string; access: unknown };
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const pick = ({ name, method, path, access }: Call) => ({ name, method, path, access });

const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const isBare = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isBare && Object.values(value).every(isPlain);
};
