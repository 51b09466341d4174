import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const oldest = 15;
const isRoot = process.getuid?.() === 0;

/** What makes tests quick: what a crash of the machine would lose is thrown away anyway. */
export const fleeting = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * A PostgreSQL of one's own on a free port, gone when the work is done or the process is told to end. Answers what the
 * work answers; undefined when there is no PostgreSQL to be had.
 */
export const withPostgres = async (settings, work) => {
  const leave = (signal) => process.exit(signal === 'SIGINT' ? 130 : 143);
  process.once('SIGINT', leave).once('SIGTERM', leave);
  let postgres;
  try {
    postgres = await startPostgres(settings);
    return await work(postgres);
  } catch (error) {
    if (postgres) throw error;
    console.error(error.message);
    return undefined;
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    await postgres?.stop();
  }
};

/** One that can be killed, and started again on what is left; it does not outlive this process. */
export const startPostgres = async (settings) => {
  const bin = find() ?? install();
  if (!bin) throw new Error(`PostgreSQL ${oldest} or newer is needed: install the package postgresql.`);

  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'llave-postgres-'));
  if (isRoot) chownSync(folder, owner.uid, owner.gid);
  const [data, log] = [join(folder, 'data'), join(folder, 'log')];
  const initial = ['-D', data, '-U', 'llave', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initial, { ...owner, cwd: '/', stdio: 'ignore' });

  const port = await freePort();
  const basic = { port, unix_socket_directories: folder, listen_addresses: '127.0.0.1', max_connections: 300 };
  const flags = Object.entries({ ...basic, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server;
  const start = async () => {
    const output = openSync(log, 'a');
    const options = { ...owner, cwd: '/', stdio: ['ignore', output, output] };
    server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], options);
    closeSync(output);
    if (!(await answers(server, join(bin, 'pg_isready'), port)))
      throw new Error(`PostgreSQL does not start.\n${readFileSync(log, 'utf8').slice(-2000)}`);
  };
  const end = async (signal) => {
    if (hasEnded(server)) return;
    const workers = signal === 'SIGKILL' ? childrenOf(server.pid) : [];
    const ended = once(server, 'exit');
    server.kill(signal);
    for (const pid of workers) killQuietly(pid);
    await ended;
  };
  const vanish = () => {
    if (server && !hasEnded(server)) server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };

  process.once('exit', vanish);
  await start();
  return {
    bin,
    url: `postgres://llave@127.0.0.1:${port}/postgres`,
    start,
    /** As a power cut ends it: every process at once, in the middle of what it does. */
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGQUIT');
      process.off('exit', vanish);
      vanish();
    },
  };
};

export const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

/** The newest on the machine. */
const find = () => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find((folder) => existsSync(join(folder, 'initdb')) && versionOf(folder) >= oldest);
};

const versionOf = (folder) =>
  Number(execFileSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' }).match(/\d+/)?.[0] ?? 0);

const install = () => {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing PostgreSQL with apt-get.');
  const [program, ...first] = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const apt = (...args) => execFileSync(program, [...first, ...args], { stdio: 'inherit' });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', 'postgresql');
  return find();
};

/** PostgreSQL refuses to run as root. */
const ownerOfServer = () => {
  if (!isRoot) return {};
  const number = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
};

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

const answers = async (server, isReady, port) => {
  const asked = () =>
    new Promise((done) => execFile(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)], (error) => done(!error)));
  for (let left = 1000; left > 0 && !hasEnded(server); left -= 1) {
    if (await asked()) return true;
    await wait(20);
  }
  return false;
};

const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

const killQuietly = (pid) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with the others.
  }
};
