import type { Mode } from '../db/tenancy.ts';
import { asVisitor } from '../db/tenancy.ts';
import { mailing } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import type { Between, Inside } from './scope.ts';

export const between = (services: Services, accountId: string): Between => {
  const { database, storage, jobs, log, now, config } = services;
  const entering =
    (mode: Mode) =>
    <T>(work: (inside: Inside) => Promise<T>) =>
      asVisitor(database, mode, accountId, (db) => work({ db, now, mail: mailing(jobs, db, accountId) }));
  const { publicUrl, secret } = config;
  return { accountId, secret, storage, log, publicUrl, read: entering('read'), write: entering('write') };
};
