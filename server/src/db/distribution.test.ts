import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCopy } from '../test/template.ts';
import type { Database } from './database.ts';

/**
 * Whether companies could be spread over machines by `account_id`, as Citus does it: every key of a spread table has the
 * company in it, references stay inside a company or go to a table that every machine has, and what belongs to no company
 * stays on one machine.
 */
let database: Database;
beforeAll(async () => {
  database = await openCopy();
});
afterAll(() => database.close());

const ask = async <T>(query: string) => (await sql.raw<T>(query).execute(database.owner)).rows;

/** Not spread, each with its reason. */
const local = [
  'migrations', // what the schema is, read at a start
  'throttles', // guessing starts before a company is known
  'sign_in_names', // the directory: a name is unique over the whole product
  'sign_on_domains', // the directory: a mail domain is one company's
  'events', // the relay reads all companies' changes in the order of their transactions
];

const spread = `
  select c.oid from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and c.relname not in (${local.map((name) => `'${name}'`).join(', ')})`;

const companyColumn = (table: string) => `(
  select a.attnum from pg_attribute a where a.attrelid = ${table} and a.attname = 'account_id')`;

test('every table but the five that stay on one machine has a company to be spread by', async () => {
  const without = await ask(`
    select relname::text as name from pg_class where oid in (${spread}) and ${companyColumn('pg_class.oid')} is null`);
  expect(without).toEqual([]);
  const known = await ask<{ name: string }>(`select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relname in (${local.map((name) => `'${name}'`).join(', ')})`);
  expect(known).toHaveLength(local.length);
});

test('every unique index and exclusion of a spread table has the company in it, by itself and not in an expression', async () => {
  const loose = await ask(`
    select i.indexrelid::regclass::text as name from pg_index i
    where i.indrelid in (${spread}) and (i.indisunique or i.indisexclusion)
      and not ${companyColumn('i.indrelid')} = any (i.indkey::int2[])`);
  expect(loose).toEqual([]);
});

test('every reference of a spread table is to the same company’s row of a spread table', async () => {
  const loose = await ask(`
    select k.conrelid::regclass::text as name, k.conname::text as key from pg_constraint k
    where k.contype = 'f' and k.conrelid in (${spread})
      and not (k.confrelid in (${spread})
        and exists (
          select from unnest(k.conkey, k.confkey) as pair (here, there)
          where here = ${companyColumn('k.conrelid')} and there = ${companyColumn('k.confrelid')}))`);
  expect(loose).toEqual([]);
});

test('only the directory refers to a spread table from outside, which Citus does not keep', async () => {
  const crossing = await ask<{ name: string }>(`
    select k.conrelid::regclass::text as name from pg_constraint k
    where k.contype = 'f' and k.conrelid not in (${spread}) and k.confrelid in (${spread})`);
  expect(crossing.map(({ name }) => name).sort()).toEqual(['sign_in_names', 'sign_on_domains']);
});

test('a row’s number is the only thing that is drawn from one sequence for all companies', async () => {
  const drawn = await ask<{ name: string }>(`
    select c.relname::text || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.oid in (${spread}) and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null order by 1`);
  expect(drawn).toEqual([{ name: 'history.entry_id' }]);
});
