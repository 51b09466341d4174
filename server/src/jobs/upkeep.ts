import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { listAccounts } from '../db/system.ts';
import { asVisitor } from '../db/tenancy.ts';
import { sweepExports } from '../modules/departures/sweep.ts';
import { resealFactors } from '../modules/factors/resealing.ts';
import { sweepTickets, sweepUnused, sweepUploads } from '../modules/files/sweep.ts';
import { endHolds } from '../modules/lockers/holds.ts';
import { resealSignOn } from '../modules/sign-on/secret.ts';
import type { Services } from '../services.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long things that nobody asks for any more are kept. Ended sessions stay: sign-in knows addresses from them. */
const kept = {
  answers: day,
  sessions: 90 * day,
  tokens: 7 * day,
  throttles: day,
  events: day,
  mails: 30 * day,
  mailDays: 7 * day,
  notices: 30 * day,
  links: 30 * day,
  imports: 2 * day,
};

/** Deletes what has had its time, company by company. May run twice at once. */
export const upkeep = async (services: Services): Promise<void> => {
  const { database, mailer, now } = services;
  const before = (age: number) => new Date(now().getTime() - age);
  const accounts = await listAccounts(database.system);
  for (const accountId of accounts) await clear(services, accountId, before);
  await database.system.deleteFrom('events').where('created_at', '<', before(kept.events)).execute();
  await database.system.deleteFrom('throttles').where('updated_at', '<', before(kept.throttles)).execute();
  await mailer.forget(before(kept.mails));
  for (const accountId of accounts) {
    const inCompany = <T>(work: (db: Db) => Promise<T>) => asVisitor(database, 'write', accountId, work);
    await inCompany((db) => endHolds({ db, now }));
    await sweepTickets(services, accountId, inCompany);
    await sweepUnused(services, accountId, inCompany);
    await sweepExports(services, accountId, inCompany);
  }
  await sweepUploads(services);
};

const clear = ({ database, config }: Services, accountId: string, before: (age: number) => Date) =>
  asVisitor(database, 'write', accountId, async (db) => {
    await db.deleteFrom('answers').where('created_at', '<', before(kept.answers)).execute();
    await db
      .deleteFrom('sessions')
      .where(({ fn }) => fn('least', ['ended_at', 'expires_at']), '<', before(kept.sessions))
      .execute();
    await db.deleteFrom('one_time_tokens').where('expires_at', '<', before(kept.tokens)).execute();
    await db.deleteFrom('email_confirmations').where('expires_at', '<', before(kept.tokens)).execute();
    await db
      .deleteFrom('mail_days')
      .where(sql<boolean>`day < ${before(kept.mailDays)}::date`)
      .execute();
    await db.deleteFrom('factor_tickets').where('expires_at', '<', before(kept.tokens)).execute();
    await resealFactors(db, config, accountId);
    await db.deleteFrom('sign_on_tries').where('expires_at', '<', before(kept.tokens)).execute();
    await resealSignOn(db, config, accountId);
    await db.deleteFrom('notices').where('created_at', '<', before(kept.notices)).execute();
    await db.deleteFrom('booking_visits').where('expires_at', '<', before(kept.tokens)).execute();
    await db.deleteFrom('imports').where('created_at', '<', before(kept.imports)).execute();
    await db.deleteFrom('links').where('expires_at', '<', before(kept.links)).execute();
  });
