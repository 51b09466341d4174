import { readFileSync } from 'node:fs';

type Package = { version?: string; license?: string; integrity?: string; link?: boolean; inBundle?: boolean };

/** Licences under which the product may use and pass on a package as it is. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Packages that somebody has looked at, each with the reason. */
const known: [name: RegExp, reason: string][] = [
  [/^@img\/sharp-/, 'LGPL library, loaded as it is and replaceable'],
  [/^dejavu-fonts-ttf$/, 'the Bitstream Vera licence, free to use, embed and pass on'],
  [/^png-js$/, 'MIT, in its LICENSE file'],
  [/^uri-templates$/, 'public domain or MIT, only in the tests’ Azurite'],
];

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** `A AND B` asks for both, `A OR B` for one. */
const isAllowed = (licence: string): boolean => {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isAllowed);
  return allowed.includes(plain);
};

const offenceOf = ([path, { license, integrity, inBundle }]: [string, Package]) => {
  const name = nameOf(path);
  if (!integrity && !inBundle) return `${name}: nothing says what its content must be`;
  if (isAllowed(license ?? '') || known.some(([pattern]) => pattern.test(name))) return undefined;
  return `${name}: ${license ?? 'no licence'}`;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
const taken = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const offences = taken.map(offenceOf).filter((offence) => offence !== undefined);
for (const offence of offences) console.log(offence);
console.log(`${taken.length} packages, ${offences.length} offences`);
process.exitCode = offences.length > 0 ? 1 : 0;
