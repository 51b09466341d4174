import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';

const world = givenWorld();

const tables = ['history_days', 'tool_totals', 'tool_days'];
const actions = [
  ...['pickup', 'assigned', 'adminReassigned', 'return', 'return', 'incidentOpen', 'reAssigned', 'blocked'],
  ...['loan', 'loanReturned', 'pickup'],
];

const sums = async () => {
  const read = (table: string) =>
    sql`select r.* from ${sql.table(table)} r order by r::text`.execute(world.database.owner);
  return Promise.all(tables.map(async (table) => (await read(table)).rows));
};

/** The parts of the migrations that add up what has happened before them. */
const addUpAll = () =>
  ['014_reports', '018_pairs'].map((name) => {
    const migration = readFileSync(join(import.meta.dirname, `../../db/migrations/${name}.sql`), 'utf8');
    const end = migration.indexOf('create trigger');
    return migration.slice(migration.indexOf('-- What has happened before'), end < 0 ? undefined : end);
  });

test('what had happened before the sums were kept adds up to the same as if they always had been', async () => {
  const admin = await world.company();
  const tools = await Promise.all(Array.from({ length: 4 }, () => givenTool(world, admin)));
  for (let entry = 0; entry < 600; entry += 1) {
    const chance = (entry * 7919) % 1009;
    const at = new Date(Date.UTC(2025, 9, 20) + entry * 40 * 60_000 + chance * 1000 + (chance % 7)).toISOString();
    await sql`insert into history (account_id, tool_id, action, user_id, created_at)
      values (${admin.accountId}, ${tools[chance % 4]?.id}, ${actions[chance % actions.length]},
        ${chance % 3 ? admin.user.id : null}, ${at})`.execute(world.database.owner);
  }
  const kept = await sums();
  expect(kept.map((rows) => rows.length > 3)).toEqual([true, true, true]);

  await sql.raw(`truncate ${tables.join(', ')}`).execute(world.database.owner);
  await world.database.script(`begin; ${addUpAll().join('')} commit;`);
  expect(await sums()).toEqual(kept);
});
