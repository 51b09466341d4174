import { resolve } from 'node:path';
import { openStorage } from '../adapters/open-storage.ts';
import { BadSetting, type Config, readConfig } from '../config.ts';
import { createDemo } from '../demo/create.ts';
import { demoSignIns } from '../demo/sign-ins.ts';
import { closeServices, openServices } from '../open-services.ts';
import { BackupRefused, type Last } from './backup/archive.ts';
import { restore } from './backup/restore.ts';
import { backUp } from './backup/write.ts';
import { checkAudit } from './check-audit.ts';
import type { Database } from './database.ts';
import { disclose } from './disclose.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

const usage = 'npm run db -- migrate | demo | backup <file> | restore <file> | disclose <id> <folder> | audit';

const say = (line: string) => process.stdout.write(`${line}\n`);

const withDatabase = async (config: Config, work: (database: Database) => Promise<void>) => {
  const database = await openDatabase(config);
  await work(database).finally(() => database.close());
};

const runMigrate = (config: Config) =>
  withDatabase(config, async (database) => {
    const applied = await migrate(database);
    for (const name of applied) say(`Applied ${name}`);
    if (applied.length === 0) say('The schema is up to date.');
  });

const runDemo = async (config: Config) => {
  const services = await openServices({ ...config, logLevel: 'warn' });
  await createDemo(services).finally(() => closeServices(services));
  say(`The demo company is there: ${demoSignIns.admin} or ${demoSignIns.worker}, password ${demoSignIns.password}`);
};

const runBackup = (config: Config, path: string) =>
  withDatabase(config, async (database) => {
    const storage = config.azure ? undefined : await openStorage({ dataFolder: config.dataFolder });
    const { missing, ...held } = await backUp({ database, storage }, path);
    for (const name of missing) say(`Not in the backup, because its content is gone or damaged: ${name}`);
    if (!storage) say('Files stay in Azure Blob Storage: they are not in the backup.');
    say(`Backed up to ${path}: ${inWords(held)}`);
  });

const runRestore = (config: Config, path: string) =>
  withDatabase(config, async (database) => {
    const storage = await openStorage({ dataFolder: config.dataFolder, azureConnectionString: config.azure });
    const restored = await restore({ database, storage }, path);
    say(`Restored from ${path}: ${inWords(restored)}`);
  });

const runDisclose = (config: Config, folder: string, id = '') =>
  withDatabase(config, async (database) => {
    const storage = await openStorage({ dataFolder: config.dataFolder, azureConnectionString: config.azure });
    const { records, files } = await disclose({ database, storage }, id, folder);
    if (records === 0) throw new BackupRefused(`Nothing is blocked of ${id}`);
    say(`Disclosed to ${folder}: records: ${records}, files: ${files}`);
  });

/** Says where each company's audit trail ends, for comparing with the log, and fails when one is broken. */
const runAudit = (config: Config) =>
  withDatabase(config, async (database) => {
    const trails = await checkAudit(database);
    for (const { accountId, entries, last, hash, fault } of trails)
      say(
        fault
          ? `${accountId}: broken, entry ${fault.number} is ${fault.fault}`
          : `${accountId}: whole, entries: ${entries}, last: ${last} ${hash}`,
      );
    if (trails.some(({ fault }) => fault)) process.exitCode = 1;
  });

const inWords = ({ rows, files, checksum }: Last) =>
  `companies: ${rows.accounts ?? 0}, rows: ${Object.values(rows).reduce((sum, count) => sum + count, 0)}, files: ${files}${checksum ? `, checksum: ${checksum.slice(0, 16)}` : ''}`;

/** How many words follow each, the last of which is a path, and what it does. */
const commands: Record<string, { takes: number; run: (config: Config, path: string, id?: string) => Promise<void> }> = {
  migrate: { takes: 0, run: runMigrate },
  demo: { takes: 0, run: runDemo },
  backup: { takes: 1, run: runBackup },
  restore: { takes: 1, run: runRestore },
  disclose: { takes: 2, run: runDisclose },
  audit: { takes: 0, run: runAudit },
};

const run = async ([name = '', ...words]: string[]) => {
  const command = commands[name];
  if (command?.takes !== words.length) throw new BackupRefused(`Usage: ${usage}`);
  await command.run(readConfig(process.env), resolve(process.env.INIT_CWD ?? '.', words.at(-1) ?? ''), words[0]);
};

const isPlain = (error: NodeJS.ErrnoException) =>
  error instanceof BadSetting || error instanceof BackupRefused || error.syscall !== undefined;

run(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${isPlain(error) ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
