import { AppError } from '@llave/contract/errors';
import { refund, spend } from '../db/budgets.ts';
import type { Db } from '../db/database.ts';
import { findSignInName, namesElsewhere } from '../db/system.ts';
import { asFounder, asVisitor } from '../db/tenancy.ts';
import { mailing } from '../mail/outbox.ts';
import { openNotes } from './audit.ts';
import { between } from './between.ts';
import type { Call } from './call.ts';
import { browserOf } from './callers/browser.ts';
import { deviceOf } from './callers/device.ts';
import { networkOf } from './callers/network.ts';
import { nobody } from './idempotency/answers.ts';
import { accountIdFor, keyed } from './idempotency/keys.ts';
import type { Base, Me, Outside, StrangerScope, VisitorScope } from './scope.ts';

export const base = ({ services, request }: Call): Base => ({
  config: services.config,
  now: services.now,
  log: request.log,
  address: networkOf(request.ip),
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
});

export const outside = (call: Call): Outside => {
  const { system } = call.services.database;
  return {
    ...base(call),
    spend: async (budgets) => {
      const seconds = await spend(system, budgets);
      if (seconds > 0) throw new AppError('tooMany', { seconds: Math.ceil(seconds) });
    },
    refund: (budgets) => refund(system, budgets),
    company: (accountId) => between(call.services, accountId),
    takenElsewhere: async (accountId, names) => new Set(await namesElsewhere(system, accountId, names)),
    isTaken: async (name) => (await findSignInName(system, name)) !== undefined,
  };
};

/** One act inside a company, done once for a key, and written down with it where the audit trail keeps it. */
export const within = <T>(
  call: Call,
  db: Db,
  accountId: string,
  me: Me | undefined,
  act: (scope: VisitorScope) => Promise<T>,
) =>
  keyed(call, db, me?.id ?? nobody, async () => {
    const notes = openNotes(call.route.endpoint, base(call), call.request, me);
    const result = await act(companyScope(call, db, accountId, notes.note));
    await notes.write(db);
    return result;
  });

export const strangerScope = async (call: Call): Promise<StrangerScope> => {
  const { services, request, reply } = call;
  const { database } = services;
  const reading =
    <T>(accountId: string, work: (scope: VisitorScope) => Promise<T>) =>
    (db: Db) =>
      work(companyScope(call, db, accountId, () => undefined));
  const writing =
    <T>(accountId: string, work: (scope: VisitorScope) => Promise<T>) =>
    (db: Db) =>
      within(call, db, accountId, undefined, work) as Promise<T>;
  return {
    ...outside(call),
    system: database.system,
    device: await deviceOf(services, request, reply),
    browser: browserOf(services, request, reply),
    later: (name, data) => services.jobs.send(database.system, name, data),
    read: (accountId, work) => asVisitor(database, 'read', accountId, reading(accountId, work)),
    write: (accountId, work) => asVisitor(database, 'write', accountId, writing(accountId, work)),
    found: async (work) => {
      const accountId = await accountIdFor(call);
      return asFounder(database, accountId, writing(accountId, work));
    },
  };
};

const companyScope = (call: Call, db: Db, accountId: string, note: VisitorScope['note']): VisitorScope => ({
  ...base(call),
  db,
  accountId,
  note,
  mail: mailing(call.services.jobs, db, accountId),
  later: (name, data) => call.services.jobs.send(db, name, data),
});
