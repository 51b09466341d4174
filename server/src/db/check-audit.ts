import { type Kysely, sql } from 'kysely';
import { companies, enterCompany } from './backup/catalog.ts';
import type { Database } from './database.ts';

type Fault = { number: string; fault: 'missing' | 'changed' };
type Trail = { accountId: string; entries: string; last: string; hash: string; fault?: Fault };

/** Follows the audit trail of every company from hash to hash; names the first entry that is gone or not what it was. */
export const checkAudit = ({ owner }: Database): Promise<Trail[]> =>
  owner.transaction().execute(async (db) => {
    const trails: Trail[] = [];
    for (const accountId of await companies(db)) {
      await enterCompany(db, accountId);
      trails.push({ accountId, ...(await follow(db)) });
    }
    return trails;
  });

const follow = async (db: Kysely<unknown>): Promise<Omit<Trail, 'accountId'>> => {
  const { rows: faults } = await sql<Fault>`select number, fault from check_audit()`.execute(db);
  const { rows: ends } = await sql<{ entries: string; last: string; hash: string }>`
    select last_number - forgotten_number as entries, last_number as last, encode(last_hash, 'hex') as hash
    from audit_ends where account_id = current_account()`.execute(db);
  const [fault] = faults;
  return { ...(ends[0] ?? { entries: '0', last: '0', hash: '' }), ...(fault && { fault }) };
};
