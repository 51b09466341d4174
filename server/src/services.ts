import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from './adapters/mailer.ts';
import type { Storage } from './adapters/storage.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Relay } from './live/relay.ts';

/** What the whole process shares, made once in main.ts or by a test. */
export type Services = {
  config: Config;
  database: Database;
  jobs: Jobs;
  relay: Relay;
  mailer: Mailer;
  storage: Storage;
  now: () => Date;
  log: FastifyBaseLogger;
};
