import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenWorld } from '../../test/given-world.ts';
import { changes, listenAt } from '../../test/listening.ts';

const world = givenWorld();
let origin: string;
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});

const one = (kind: string) => ({ kind, id: randomUUID() });
const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 });

test('who loses a role hears nothing more of what it was for, and who gets one does', async () => {
  const admin = await world.company();
  const access = { rentingRoleId: 1, toolsRoleId: 2, managementRoleId: 1, checkingRoleId: 1 } as const;
  const worker = await world.person(admin.accountId, { access });
  const stream = await listenAt(origin, worker.token);
  const turn = { tools_role: 1, checking_role: 2 } as const;
  const [tool, checkIn, last] = [one('tool'), one('checkIn'), one('account')];
  await asVisitor(world.database, 'write', admin.accountId, async (db) => {
    await db.updateTable('users').set(turn).where('user_id', '=', worker.user.id).execute();
    for (const { kind, id } of [tool, checkIn, last])
      await sql`insert into events (kind, entity_id) values (${kind}, ${id})`.execute(db);
  });
  await soon(() => expect(changes(stream.frames)).toContainEqual(last));
  expect(changes(stream.frames)).toContainEqual(checkIn);
  expect(changes(stream.frames)).not.toContainEqual(tool);
  stream.cut();
});

test.each([
  ['signed out', 'is deleted', { deleted_at: new Date() }, 'users'],
  ['cut off until they have set it up', 'needs a second factor from now on', { second_factor: 'everyone' }, 'accounts'],
] as const)('a listener is %s who %s', async (_, __, set, table) => {
  const admin = await world.company();
  const worker = await world.person(admin.accountId);
  const stream = await listenAt(origin, worker.token);
  await asVisitor(world.database, 'write', admin.accountId, async (db) => {
    if (table === 'users') await db.updateTable(table).set(set).where('user_id', '=', worker.user.id).execute();
    else await db.updateTable(table).set(set).execute();
    await sql`insert into events (kind, entity_id) values ('account', ${randomUUID()})`.execute(db);
  });
  await soon(() => expect(stream.ended).toBe(true));
  expect(stream.frames.map(({ event }) => event)).toEqual(table === 'users' ? ['hello', 'signedOut'] : ['hello']);
  expect((await listenAt(origin, worker.token)).status).toBe(table === 'users' ? 401 : 403);
});
