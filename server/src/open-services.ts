import { pino } from 'pino';
import { openMailer } from './adapters/mailer.ts';
import { openStorage } from './adapters/open-storage.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { redactions } from './http/log.ts';
import { openJobs } from './jobs/jobs.ts';
import { openRelay } from './live/relay.ts';
import type { Services } from './services.ts';

/** Everything the process works with, on a database that is up to date. */
export const openServices = async (config: Config): Promise<Services> => {
  const log = pino({ level: config.logLevel, redact: redactions });
  const database = await openDatabase(config);
  await migrate(database);
  return {
    config,
    log,
    database,
    jobs: await openJobs(database, (error) => log.error({ err: error }, 'jobs')),
    relay: openRelay(database.system, (error) => log.error({ err: error }, 'live')),
    mailer: openMailer(config),
    storage: await openStorage({ dataFolder: config.dataFolder, azureConnectionString: config.azure }),
    now: () => new Date(),
  };
};

export const closeServices = async ({ relay, jobs, database }: Services) => {
  relay.close();
  await jobs.stop();
  await database.close();
};
