import { sql } from 'kysely';
import { openMailer } from './adapters/mailer.ts';
import { openStorage } from './adapters/open-storage.ts';
import { BadSetting, type Config } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { openLog } from './http/log.ts';
import { openJobs } from './jobs/jobs.ts';
import { openRelay } from './live/relay.ts';
import type { Services } from './services.ts';

/** Everything the process works with, on a database that is up to date. */
export const openServices = async (config: Config): Promise<Services> => {
  const log = openLog(config.logLevel);
  const database = await openDatabase(config);
  await migrate(database);
  await refuseWrongRole(database);
  return {
    config,
    log,
    database,
    jobs: await openJobs(database, (error) => log.error({ err: error }, 'jobs')),
    relay: openRelay(database.system, (error) => log.error({ err: error }, 'live')),
    mailer: openMailer(config),
    storage: await openFiles(config),
    now: () => new Date(),
  };
};

/** Through some poolers a connection does not keep the role it was opened with; then nothing here would be closed. */
const refuseWrongRole = async ({ system }: Database) => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(system);
  if (rows[0]?.role !== 'llave_system')
    throw new BadSetting(
      'DATABASE_URL does not keep roles: connect to PostgreSQL itself or to a pooler in session mode',
    );
};

const openFiles = async ({ dataFolder, azure }: Config) => {
  try {
    return await openStorage({ dataFolder, azureConnectionString: azure });
  } catch (error) {
    throw new BadSetting(`AZURE_STORAGE_CONNECTION_STRING cannot be used: ${(error as Error).message}`);
  }
};

export const closeServices = async ({ relay, jobs, database }: Services) => {
  relay.close();
  await jobs.stop();
  await database.close();
};
