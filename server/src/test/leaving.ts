import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { askDeletion, exportAccount, getExport } from '@llave/contract/departures';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { enterCompany } from '../db/backup/catalog.ts';
import type { Member, World } from './world.ts';

export const days = (count: number) => count * 24 * 60;

const params = ({ accountId }: Member) => ({ accountId });

export const ask = (world: World, admin: Member, companyName = 'Taller Turia') =>
  world.call(askDeletion, { params: params(admin), token: admin.token, body: { companyName } });

/** Where rows of a company are, for whoever owns the database. */
export const rowsLeft = async (world: World, { accountId }: Member) => {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`.execute(world.database.owner);
  expect(tables.length).toBeGreaterThan(30);
  return world.database.owner.transaction().execute(async (db) => {
    await enterCompany(db, accountId);
    const left: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`select from ${sql.table(name)} where account_id = ${accountId} limit 1`.execute(db);
      if (rows.length > 0) left.push(name);
    }
    return left;
  });
};

export const filesLeft = (world: World, { accountId }: Member) =>
  readdirSync(join(world.services.config.dataFolder, 'files'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes(`${accountId}/`))
    .map((path) => path.split('/').at(-1) ?? '');

export const jobsLeft = async (world: World, { accountId }: Member) => {
  const { rows } = await sql`select from pgboss.job where data ->> 'accountId' = ${accountId}`.execute(
    world.database.owner,
  );
  return rows.length;
};

/** An export that is ready. */
export const newExport = async (world: World, admin: Member) => {
  const begun = await world.call(exportAccount, { params: params(admin), token: admin.token });
  expect(begun).toMatchObject({ status: 200, body: { readyDate: null, url: null } });
  return vi.waitFor(
    async () => {
      const { body } = await world.call(getExport, { params: params(admin), token: admin.token });
      if (!body.export?.url) throw new Error('not yet');
      return body.export;
    },
    { timeout: 30_000, interval: 100 },
  );
};
