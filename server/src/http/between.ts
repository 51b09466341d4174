import type { Mode } from '../db/tenancy.ts';
import { asVisitor } from '../db/tenancy.ts';
import { mailing } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import type { Between, Inside } from './scope.ts';

export const between = ({ config, database, storage, jobs, log }: Services, accountId: string): Between => {
  const entering =
    (mode: Mode) =>
    <T>(work: (inside: Inside) => Promise<T>) =>
      asVisitor(database, mode, accountId, (db) => work({ db, mail: mailing(jobs, db, accountId) }));
  return { accountId, secret: config.secret, storage, log, read: entering('read'), write: entering('write') };
};
