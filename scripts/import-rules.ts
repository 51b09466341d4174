import type { Import } from './sources.ts';

/** Who may import what: a rule says what is wrong with one import of one file, or nothing. */
type Rule = (from: string, to: Import) => string | undefined;

export const isTest = (path: string) => /\.test\.tsx?$|^server\/src\/test\/|^e2e\//.test(path);
export const within = (path: string | undefined, ...folders: string[]) =>
  folders.some((folder) => path?.startsWith(folder));
const part = (path: string, depth: number) => path.split('/')[depth] ?? '';
export const fileName = (path: string) => path.split('/').at(-1) ?? '';

const contract: Rule = (from, { specifier, target }) => {
  if (!within(from, 'contract/') || isTest(from)) return undefined;
  return specifier === 'zod' || within(target, 'contract/src/')
    ? undefined
    : 'the contract imports zod and its own files';
};

/** Tests start and kill a PostgreSQL the way the scripts do. */
const given = (from: string) => (isTest(from) ? ['scripts/postgres.js'] : []);

const sides: Rule = (from, { specifier, target }) => {
  if (/^@llave\/(server|web)/.test(specifier)) return 'only the contract is a package to others';
  if (within(from, 'server/src') && target && !within(target, 'server/src', 'contract/src', ...given(from)))
    return 'the server imports itself and the contract';
  if (within(from, 'web/src') && target && !within(target, 'web/src', 'contract/src'))
    return 'the client imports itself and the contract';
  if (within(from, 'web/src') && specifier.startsWith('node:') && !isTest(from)) return 'the client runs in a browser';
  return undefined;
};

export const server = 'server/src/';
const directory = ['http/', 'jobs/', 'live/', 'db/', 'modules/authentication/', 'modules/accounts/'].map(
  (folder) => server + folder,
);

/** From the bottom up: a folder imports from itself and from what stands before it; types may point anywhere. */
const layers = [
  'config.ts',
  'db/',
  'adapters/',
  'live/',
  'jobs/jobs.ts',
  'mail/',
  'http/',
  'modules/',
  'mail/sending.ts',
  'jobs/',
  'demo/',
  'open-services.ts',
  'db/command.ts',
  'app.ts',
  'main.ts',
];
const layerOf = (path: string) =>
  layers.reduce(
    (best, layer, index) =>
      path.startsWith(server + layer) && layer.length > (layers[best]?.length ?? 0) ? index : best,
    -1,
  );

const serverLayers: Rule = (from, { target, typesOnly }) => {
  if (!target || typesOnly || isTest(from) || !within(from, server) || !within(target, server)) return undefined;
  if (within(target, `${server}test/`)) return 'only tests import from test/';
  const [lower, upper] = [layerOf(target), layerOf(from)];
  return upper >= 0 && lower > upper ? `${layers[upper]} stands below ${layers[lower]}` : undefined;
};

/** Content that streams for minutes enters its company before and after, never during. */
const streams = ['delivery.ts', 'reception.ts'].map((file) => `${server}modules/files/${file}`);

const databaseHandles: Rule = (from, { target, typesOnly }) => {
  if (!target || typesOnly || isTest(from)) return undefined;
  if (target === `${server}db/system.ts`)
    return within(from, ...directory) ? undefined : 'db/system.ts is for sign-in, sign-up and upkeep';
  if (target === `${server}db/tenancy.ts` && streams.includes(from)) return undefined;
  if (within(from, `${server}modules/`) && within(target, `${server}db/`))
    return 'a module works with scope.db and takes only types from db/';
  return undefined;
};

const routes: Rule = (from, { target }) =>
  target && fileName(target) === 'routes.ts' && from !== `${server}app.ts` && !isTest(from)
    ? 'only app.ts mounts routes'
    : undefined;

const client: Rule = (from, { target }) => {
  if (!target || !within(from, 'web/src/') || !within(target, 'web/src/')) return undefined;
  const [here, there] = [part(from, 2), part(target, 2)];
  if (there === 'app' && !['app', 'main.tsx'].includes(here)) return 'only app/ imports from app/';
  if (there === 'features' && ['ui', 'lib', 'i18n'].includes(here)) return `${here}/ does not know any feature`;
  const crosses = here === 'features' && there === 'features' && part(from, 3) !== part(target, 3);
  return crosses && !/^api\.ts$|Card\.tsx$/.test(fileName(target))
    ? 'of another feature only api.ts and its cards'
    : undefined;
};

const noBarrels: Rule = (from, { reExports }) =>
  reExports && from !== 'contract/src/index.ts' ? 'nothing is exported a second time' : undefined;

/** The directions of design: contract ← server, contract ← web, and the floors inside both. */
export const rules = [contract, sides, serverLayers, databaseHandles, routes, client, noBarrels];
