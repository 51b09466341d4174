import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { openJobs } from '../jobs/jobs.ts';

const cluster = process.env.TEST_DATABASE_URL;
const schema = createHash('sha256').update(JSON.stringify(migrations())).digest('hex').slice(0, 12);
const templateName = `llave_template_${schema}`;
const cache = join(import.meta.dirname, '../../../node_modules/.cache/llave');
const dumpFile = join(cache, `${schema}.tar`);
const emptyFile = join(cache, `${schema}-empty.tar`);

/** A database with every migration in it, made once a run; each test file starts from a copy. */
export const makeTemplate = async () => {
  if (cluster) await makePostgresTemplate();
  if (!existsSync(dumpFile) || !existsSync(emptyFile)) await makeDumps();
};

/** To make an embedded database takes as long as many tests do: it is kept, both with nothing in it and migrated. */
const makeDumps = async () => {
  const database = await openEmbedded(undefined);
  mkdirSync(cache, { recursive: true });
  const keep = async (file: string) => {
    const dump = await database.pglite.dumpDataDir('none');
    writeFileSync(`${file}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
  };
  await keep(emptyFile);
  await fill(database);
  await keep(dumpFile);
  await database.close();
};

/** A folder for a program that opens the embedded database there: it has every migration in it already. */
export const givenFolder = (folder = mkdtempSync(join(tmpdir(), 'llave-'))) => {
  const database = join(folder, 'database');
  mkdirSync(database, { recursive: true });
  execFileSync('tar', ['-xf', dumpFile, '-C', database], { stdio: 'ignore' });
  return folder;
};

export const openCopy = async (): Promise<Database & { url?: string }> => {
  if (!cluster) return openEmbedded(undefined, contentOf(dumpFile));

  const name = `llave_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await onCluster(`create database ${name} template ${templateName}`);
  const url = urlOf(name);
  const database = openPostgres(url, 20);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await onCluster(`drop database ${name} with (force)`);
    },
  };
};

export const openEmptyEmbedded = () => openEmbedded(undefined, contentOf(emptyFile));

/** A database with nothing in it, owned as in an installation by somebody who is no superuser. */
export const openEmpty = async (): Promise<Database & { url?: string }> => {
  if (!cluster) return openEmptyEmbedded();

  const name = `llave_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await onCluster(`
    do $$ begin create role llave_installation login createrole; exception when duplicate_object or unique_violation then null; end $$;
    grant llave_app, llave_system to llave_installation with admin option`);
  await onCluster(`create database ${name} owner llave_installation`);
  const url = new URL(urlOf(name));
  url.username = 'llave_installation';
  const database = openPostgres(url.href, 4);
  return {
    ...database,
    url: url.href,
    close: async () => {
      await database.close();
      await onCluster(`drop database ${name} with (force)`);
    },
  };
};

const makePostgresTemplate = async () => {
  await onCluster(`drop database if exists ${templateName} with (force)`);
  await onCluster(`create database ${templateName}`);
  const database = openPostgres(urlOf(templateName), 4);
  await fill(database);
  await database.close();
};

const fill = async (database: Database) => {
  await migrate(database);
  const jobs = await openJobs(database, () => {});
  await jobs.stop();
};

const contentOf = (file: string) => new Blob([readFileSync(file)]);

const urlOf = (name: string) => {
  const url = new URL(cluster ?? '');
  url.pathname = `/${name}`;
  return url.href;
};

const onCluster = async (statement: string) => {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(statement);
  await client.end();
};
