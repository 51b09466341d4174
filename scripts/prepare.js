import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const bin = (name) => join(root, 'node_modules/.bin', name);

/** The server as it is run everywhere: young memory that may grow further is kept for ever, and nothing is faster for it. */
export const server = ['--max-semi-space-size=16', 'server/src/main.ts'];

/** Says what keeps us from going on, in one line, and ends. */
export const refuse = (line) => {
  console.error(line);
  process.exit(1);
};

/** Runs a program to its end with Node 24 first on the path; answers its exit code. */
export const run = (program, args, { env = {}, path = [join(root, 'node_modules/.bin')] } = {}) =>
  new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: [...path, outerPath()].join(delimiter), ...env },
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      done(127);
    });
    child.on('exit', (code, signal) => done(signal ? 128 : code));
  });

/** Runs a program beside what is done meanwhile; whoever waits for it then sees what it said, and gets its exit code. */
export const beside = (program, args) => {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => said.push(chunk));
  const end = () => child.kill();
  process.once('exit', end);
  const ended = new Promise((done) => child.once('close', (code) => done(code ?? 128)));
  return async () => {
    const code = await ended;
    process.off('exit', end);
    process.stdout.write(Buffer.concat(said));
    return code;
  };
};

/** The path without this project's own programs, which an installation takes away for a while. */
const outerPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter);

/** Installs what the lock file names, unless exactly that is there. */
export const installed = async () => {
  if (Number(process.versions.node.split('.')[0]) < 20)
    refuse(`Llave needs Node 20 or newer; this is ${process.version}.`);
  if (isInstalled()) return;

  console.log('Installing packages; the first time this takes a minute or two.');
  const since = Date.now();
  const progress = setInterval(() => console.log(`  … ${Math.round((Date.now() - since) / 1000)} s`), 10_000);
  // Not `npm ci`: it removes everything first, and most of it is often there.
  const code = await run(
    'npm',
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { path: [] },
  );
  clearInterval(progress);
  if (code !== 0) refuse('The packages could not be installed: npm says why above. Is there a network?');
  if (!isInstalled())
    refuse('The installed packages are not those of package-lock.json: remove node_modules and try again.');
};

/** Compares with the list that npm leaves behind when it has finished. */
const isInstalled = () => {
  const list = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list) || !existsSync(bin('node'))) return false;

  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const there = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(wanted)
    .filter(
      ([path, { link, optional, devOptional }]) =>
        path.includes('node_modules/') && !link && (there[path] || !(optional || devOptional)),
    )
    .every(([path, { version }]) => there[path]?.version === version);
};

const clientSources = ['web', 'contract', 'package-lock.json', 'tsconfig.base.json'];
const built = join(root, '.cache/client');
const chunks = join(root, '.cache/chunks.json');

/** Builds the client when its sources are not those of the last build. Answers whether it is there. */
export const clientBuilt = async () => {
  const now = digest(clientSources);
  const isThere = [join(root, 'web/dist/index.html'), chunks, built].every(existsSync);
  if (isThere && readFileSync(built, 'utf8') === now) return true;

  console.log('Building the client.');
  if ((await run(bin('vite'), ['build', 'web', '--logLevel', 'warn'])) !== 0) return false;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(built, now);
  return true;
};

const digest = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(join(root, path))).sort())
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
};

const filesIn = (path) => {
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules')
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
};
