import { sql } from 'kysely';
import { asVisitor } from '../../db/tenancy.ts';
import type { Services } from '../../services.ts';
import type { Session } from './session.ts';

/** How exact the last use of a session is, in milliseconds. */
const grain = 3 * 60_000;

type Sightings = Map<string, Map<string, Date>>;
const noted = new WeakMap<Services, Sightings>();

const sightingsOf = (services: Services) => {
  const known = noted.get(services) ?? new Map();
  noted.set(services, known);
  return known as Sightings;
};

/** Takes down that a session was used. It costs the request nothing: all are written together, now and then. */
export const noteSighting = (services: Services, { accountId, sessionId }: Session) => {
  const sightings = sightingsOf(services);
  const ofCompany = sightings.get(accountId) ?? new Map<string, Date>();
  sightings.set(accountId, ofCompany.set(sessionId, services.now()));
};

export const writeSightings = async (services: Services) => {
  const sightings = sightingsOf(services);
  const companies = [...sightings];
  sightings.clear();
  for (const [accountId, seen] of companies)
    await asVisitor(services.database, 'write', accountId, (db) =>
      sql`update sessions s set last_seen_at = w.at
        from unnest(${[...seen.keys()]}::uuid[], ${[...seen.values()]}::timestamptz[]) as w (session_id, at)
        where s.session_id = w.session_id and s.last_seen_at < w.at - interval '1 minute'`.execute(db),
    );
};

/** Writes them every few minutes, and when the server stops. Answers how to stop. */
export const keepSightings = (services: Services) => {
  const write = () => writeSightings(services).catch((error) => services.log.warn({ err: error }, 'last use'));
  const timer = setInterval(write, grain).unref();
  return async () => {
    clearInterval(timer);
    await write();
  };
};
