import type { contactForm } from '@llave/contract/contact';
import type { Language } from '@llave/contract/fields';
import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database, Db, System } from '../db/database.ts';
import { inTurn } from '../db/migrate.ts';
import type { Mail } from '../mail/kinds.ts';

/** Every kind of work done later, and what it is told. A company's work names its company. */
export type JobData = {
  mail: { accountId: string; mail: Mail; to: string; language: Language };
  /** Somebody says they have forgotten their password; who, if anybody, is found out by the worker. */
  resetPassword: { identifier: string; address: string; at: string };
  /** A sign-in that was refused; whose, if anybody's, is found out by the worker, so that not even the time tells. */
  signInRefused: {
    way: 'password' | 'code' | 'badge' | 'factor' | 'provider';
    identifier?: string;
    accountId?: string;
    userId?: string;
    address: string;
    at: string;
  };
  /** A signed paper to draw, keep and mail. */
  document: {
    accountId: string;
    bookingId: string;
    paper: 'checkIn' | 'return';
    fileName: string;
    /** The vehicle's when the customer took it, for what was signed before records were kept. */
    kilometers?: number;
    /** Kept only, because its customer is made up. */
    unsent?: true;
  };
  /** A signed receipt to keep and, unless it is to stay unsent, to mail. */
  receipt: { accountId: string; checkInId: string; fileName: string; unsent?: true };
  /** What somebody wrote to the makers of the product. */
  contact: Omit<z.output<typeof contactForm>, 'website'>;
  /** Everything that a company has, to be written into one file. */
  exportAccount: { accountId: string; exportId: string };
  departures: Record<string, never>;
  notices: Record<string, never>;
  reminders: Record<string, never>;
  upkeep: Record<string, never>;
  retention: Record<string, never>;
};
export type JobName = keyof JobData;

/** What no further try would change: the job ends with it. */
export class Hopeless extends Error {}

export type Jobs = {
  /** Enqueues inside the transaction: the job exists if and only if it commits. */
  send<N extends JobName>(db: Db | System, name: N, data: JobData[N]): Promise<void>;
  work<N extends JobName>(name: N, handler: (data: JobData[N], jobId: string) => Promise<void>): Promise<void>;
  repeat<N extends JobName>(name: N, cron: string, data: JobData[N]): Promise<void>;
  stop(): Promise<void>;
};

const queues: Record<
  JobName,
  { retryLimit: number; retryDelay: number; retryBackoff: boolean; retryDelayMax?: number; expireInSeconds?: number }
> = {
  mail: { retryLimit: 40, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 },
  resetPassword: { retryLimit: 10, retryDelay: 2, retryBackoff: true },
  signInRefused: { retryLimit: 10, retryDelay: 2, retryBackoff: true },
  receipt: { retryLimit: 40, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 },
  contact: { retryLimit: 40, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 },
  document: { retryLimit: 40, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 },
  exportAccount: { retryLimit: 5, retryDelay: 30, retryBackoff: true, expireInSeconds: 6 * 3600 },
  departures: { retryLimit: 3, retryDelay: 60, retryBackoff: true },
  notices: { retryLimit: 3, retryDelay: 60, retryBackoff: true },
  reminders: { retryLimit: 3, retryDelay: 60, retryBackoff: true },
  upkeep: { retryLimit: 3, retryDelay: 60, retryBackoff: true },
  retention: { retryLimit: 3, retryDelay: 60, retryBackoff: true },
};

/** A job that nobody has given a sign of for so long was its process's last: it is taken up again. */
const heartbeatSeconds = 30;

/** Opens the queues; requests may put work in but read nothing of others' out. */
export const openJobs = async (database: Database, onError: (error: Error) => void): Promise<Jobs> => {
  const boss = new PgBoss({ ...database.jobs, superviseIntervalSeconds: 60 });
  boss.on('error', onError);
  await boss.start();
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, { ...options, heartbeatSeconds });
    await rememberQueue(boss, name);
  }
  if (database.engine === 'embedded') await database.script(beginAgain);
  await database.script(inTurn(grants));
  return {
    send: async (db, name, data) => void (await boss.send(name, data, { db: fromKysely(db) })),
    work: async (name, handler) => {
      const options = {
        pollingIntervalSeconds: 0.5,
        batchSize: 20,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      await boss.work<JobData[typeof name], never, typeof options>(name, options, (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }): Promise<JobResult> => {
            try {
              await handler(data, id);
              return { id, status: 'completed' };
            } catch (error) {
              const { message } = error as Error;
              onError(new Error(`Job ${id} (${name}): ${message}`, { cause: error }));
              return { id, status: error instanceof Hopeless ? 'deadletter' : 'failed', output: { message } };
            }
          }),
        ),
      );
    },
    repeat: async (name, cron, data) => boss.schedule(name, cron, data, { tz: 'Europe/Madrid' }),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
};

/**
 * pg-boss looks a queue up the first time it is used, on its own handle. Inside a transaction of the embedded database
 * that look would wait for the transaction, and the transaction for it: so it happens here.
 */
const rememberQueue = (boss: PgBoss, name: string) => boss.getJobById(name, '00000000-0000-0000-0000-000000000000');

/** Nobody else works on the embedded database: what is begun when it is opened died with the last process. */
const beginAgain = "update pgboss.job set state = 'retry' where state = 'active'";

/** A request may add a job and learn its id, and read nothing else of the queues. */
const grants = `
do $$
declare
  jobs regclass;
begin
  grant usage on schema pgboss to llave_app, llave_system;
  grant select on pgboss.queue to llave_app, llave_system;
  for jobs in
    select c.oid::regclass from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'start_after'
    where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p')
  loop
    execute format('grant insert, select (id, start_after) on %s to llave_app, llave_system', jobs);
  end loop;
end
$$`;
