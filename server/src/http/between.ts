import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../adapters/storage.ts';
import type { Mode } from '../db/tenancy.ts';
import { asVisitor } from '../db/tenancy.ts';
import { mailing } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import type { VisitorScope } from './scope.ts';

export type Inside = Pick<VisitorScope, 'db' | 'mail'>;

/** A company from outside any transaction: what takes time is done here, and the database is entered before and after. */
export type Between = {
  accountId: string;
  storage: Storage;
  log: FastifyBaseLogger;
  read<T>(work: (inside: Inside) => Promise<T>): Promise<T>;
  write<T>(work: (inside: Inside) => Promise<T>): Promise<T>;
};

export const between = ({ database, storage, jobs, log }: Services, accountId: string): Between => {
  const entering =
    (mode: Mode) =>
    <T>(work: (inside: Inside) => Promise<T>) =>
      asVisitor(database, mode, accountId, (db) => work({ db, mail: mailing(jobs, db, accountId) }));
  return { accountId, storage, log, read: entering('read'), write: entering('write') };
};
