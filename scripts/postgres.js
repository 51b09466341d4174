import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './prepare.js';

const isRoot = process.getuid?.() === 0;

/** What makes tests quick: what a crash of the machine would lose is thrown away anyway. */
export const fleeting = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * A PostgreSQL of one's own on a free port, gone when the work is done or the process is told to end. Answers what the
 * work answers; undefined when there is no PostgreSQL to be had.
 */
export const withPostgres = async (settings, work) => {
  const bin = find() ?? (await install());
  if (!bin) {
    console.error('PostgreSQL 15 or newer is needed: install the package postgresql.');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'llave-postgres-'));
  const stop = () => {
    pgCtl(bin, folder, ['-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  const leave = (signal) => {
    stop();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    const port = await freePort();
    if (!start(bin, folder, { port, listen_addresses: '127.0.0.1', max_connections: 300, ...settings })) {
      console.error(readFileSync(join(folder, 'log'), { flag: 'a+', encoding: 'utf8' }));
      return undefined;
    }
    return await work({ url: `postgres://llave@127.0.0.1:${port}/postgres`, bin });
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    stop();
  }
};

const start = (bin, folder, settings) => {
  if (isRoot) chownSync(folder, Number(asPostgres('id', ['-u']).stdout), -1);
  const made = asPostgres(join(bin, 'initdb'), [
    ...['-D', join(folder, 'data'), '-U', 'llave', '--auth=trust', '--encoding=UTF8', '--no-sync'],
  ]);
  if (made.status !== 0) console.error(made.stderr);
  const options = Object.entries({ unix_socket_directories: folder, ...settings });
  const flags = options.map(([name, value]) => `-c ${name}=${value}`).join(' ');
  return made.status === 0 && pgCtl(bin, folder, ['-w', '-t', '60', '-o', flags, 'start']) === 0;
};

const pgCtl = (bin, folder, args) =>
  asPostgres(join(bin, 'pg_ctl'), ['-D', join(folder, 'data'), '-l', join(folder, 'log'), ...args], 'ignore').status;

/** PostgreSQL refuses to run as root. */
const asPostgres = (program, args, stdio = 'pipe') =>
  isRoot
    ? spawnSync('runuser', ['-u', 'postgres', '--', program, ...args], { cwd: '/', stdio, encoding: 'utf8' })
    : spawnSync(program, args, { stdio, encoding: 'utf8' });

/** The newest on the machine. */
const find = () => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find((folder) => existsSync(join(folder, 'initdb')) && versionOf(folder) >= 15);
};

const versionOf = (folder) => {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(stdout?.match(/\d+/)?.[0] ?? 0);
};

const install = async () => {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing PostgreSQL with apt-get.');
  const apt = (...args) =>
    isRoot
      ? run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
      : run('sudo', ['-n', 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  await apt('update', '-q');
  await apt('install', '-y', '-q', '--no-install-recommends', 'postgresql');
  return find();
};

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
