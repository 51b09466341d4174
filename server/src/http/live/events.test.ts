import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { changeAccount } from '@llave/contract/accounts';
import { signOut } from '@llave/contract/authentication';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { asVisitor } from '../../db/tenancy.ts';
import { head } from '../../live/events.ts';
import { openRelay } from '../../live/relay.ts';
import { givenCheckIn, givenFieldIncident } from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import { changes, listenAt } from '../../test/listening.ts';
import { shows } from '../../test/proof.ts';
import { signUpForm } from '../../test/world.ts';

const world = givenWorld();
let origin: string;
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});

/** A browser's stream at this server, or at another. */
const listen = (token: string, since?: string, at = origin) => listenAt(at, token, since);

/** A company that is old news: what a new listener hears is only what happens from here on. */
const company = async () => {
  const made = await world.company();
  const { system } = world.database;
  const own = await sql<{ last: string }>`
    select transaction_id::text as last from events
    where account_id = ${made.accountId} order by transaction_id desc limit 1`.execute(system);
  const last = BigInt(own.rows[0]?.last ?? 0);
  await soon(async () => expect((await head(system)).transaction).toBeGreaterThanOrEqual(last));
  return made;
};

const rename = (token: string, companyName: string) => {
  const { email, password, language, ...company } = signUpForm({ companyName });
  return world.call(changeAccount, { token, body: company });
};

const one = (kind: string) => ({ kind, id: randomUUID() });
const some = (kind: string, count: number) => Array.from({ length: count }, () => one(kind));

/** These change in one transaction. */
const write = (accountId: string, things: { kind: string; id: string }[]) =>
  asVisitor(world.database, 'write', accountId, async (db) => {
    for (const { kind, id } of things)
      await sql`insert into events (kind, entity_id) values (${kind}, ${id})`.execute(db);
  });

const soon = (assertion: () => void | Promise<void>) => vi.waitFor(assertion, { timeout: 10_000, interval: 20 });

test('a change appears for the others of the company and for nobody else', async () => {
  const [mine, theirs] = [await company(), await company()];
  const [hearing, deaf] = [await listen(mine.token), await listen(theirs.token)];
  await rename(mine.token, 'Nuevo nombre');
  await soon(() => expect(changes(hearing.frames)).toEqual([{ kind: 'account', id: mine.accountId }]));
  await rename(theirs.token, 'Otro nombre');
  await soon(() => expect(changes(deaf.frames)).toEqual([{ kind: 'account', id: theirs.accountId }]));
  expect(changes(hearing.frames)).toHaveLength(1);
  hearing.cut();
  deaf.cut();
});

test('vehicles left and reports sent are told to who looks after them, and to no other worker', async () => {
  const admin = await company();
  const access = { rentingRoleId: 3, toolsRoleId: 3, managementRoleId: 3, checkingRoleId: 1 } as const;
  const [desk, worker] = [
    await world.person(admin.accountId, { access: { ...access, checkingRoleId: 2 } }),
    await world.person(admin.accountId, { access }),
  ];
  const [hearing, deaf] = [await listen(desk.token), await listen(worker.token)];
  const checkIn = await givenCheckIn(world, admin);
  const report = await givenFieldIncident(world, admin);
  const last = [one('account')];
  await write(admin.accountId, last);
  for (const { frames } of [hearing, deaf])
    await soon(() => expect(changes(frames)).toEqual(expect.arrayContaining(last)));
  expect(changes(hearing.frames)).toEqual(
    expect.arrayContaining([
      { kind: 'checkIn', id: checkIn.id },
      { kind: 'fieldIncident', id: report.id },
    ]),
  );
  expect(changes(deaf.frames).filter(({ kind }) => /checkIn|fieldIncident/.test(kind ?? ''))).toEqual([]);
  hearing.cut();
  deaf.cut();
});

test('whose session is over hears nothing of what came after, however close it followed', async () => {
  const { accountId, token } = await company();
  const stream = await listen(token);
  await asVisitor(world.database, 'write', accountId, async (db) => {
    await db.updateTable('sessions').set({ ended_at: new Date() }).execute();
    await db.updateTable('accounts').set({ company_name: 'Sin ti' }).execute();
  });
  await soon(() => expect(stream.ended).toBe(true));
  expect(stream.frames.map(({ event }) => event)).toEqual(['hello', 'signedOut']);
});

test('needs a live session, and says goodbye when it ends', async () => {
  const { token } = await company();
  expect((await listen('x')).status).toBe(401);
  const stream = await listen(token);
  await world.call(signOut, { token });
  await soon(() => expect(stream.frames.at(-1)?.event).toBe('signedOut'));
  await soon(() => expect(stream.ended).toBe(true));
  expect((await listen(token)).status).toBe(401);
});

test('after a lost connection it goes on where it was, without missing or repeating anything', async () => {
  const { token, accountId } = await company();
  let stream = await listen(token);
  let last = stream.frames[0]?.id;
  for (let round = 0; round < 5; round++) {
    stream.cut();
    await soon(() => expect(stream.ended).toBe(true));
    const [missed, seen] = [some('tool', 2), some('vehicle', 2)];
    await write(accountId, missed);
    stream = await listen(token, last);
    await write(accountId, seen);
    await soon(() => expect(changes(stream.frames)).toEqual([...missed, ...seen]));
    last = stream.frames.at(-1)?.id;
  }
  stream.cut();
});

test('what changed together is told in a frame a kind, each id once, and only the last says how far it went', async () => {
  const { token, accountId } = await company();
  const stream = await listen(token);
  const [wrench, jack, car] = [one('tool'), one('tool'), one('vehicle')];
  await write(accountId, [wrench, jack, wrench, car, wrench]);
  await soon(() => expect(stream.frames).toHaveLength(3));
  expect(stream.frames.slice(1)).toEqual([
    { event: 'change', data: { kind: 'tool', ids: [wrench.id, jack.id] }, id: undefined },
    { event: 'change', data: { kind: 'vehicle', ids: [car.id] }, id: expect.any(String) },
  ]);
  const back = await listen(token, stream.frames[2]?.id);
  const later = [one('tool')];
  await write(accountId, later);
  await soon(() => expect(changes(back.frames)).toEqual(later));
  stream.cut();
  back.cut();
});

test('of very many that changed together only the kind is told', async () => {
  const { token, accountId } = await company();
  const stream = await listen(token);
  await write(accountId, some('tool', 101));
  await soon(() => expect(changes(stream.frames)).toEqual([{ kind: 'tool', id: undefined }]));
  stream.cut();
});

test('who comes back and has missed nothing is answered at once, and not with the next heartbeat', async () => {
  const { token } = await company();
  const before = await listen(token);
  before.cut();
  const back = await Promise.race([listen(token, before.frames[0]?.id), once(AbortSignal.timeout(5_000), 'abort')]);
  expect(back).toMatchObject({ status: 200 });
  if ('cut' in back) back.cut();
});

test('a listener whose place is gone is told to start over', async () => {
  const { token } = await company();
  const longAgo = await listen(token, `1-1-${Date.now() - 48 * 3_600_000}`);
  await soon(() => expect(longAgo.frames[0]?.event).toBe('resync'));
  const future = await listen(token, `9999999999-1-${Date.now()}`);
  await soon(() => expect(future.frames[0]?.event).toBe('resync'));
  longAgo.cut();
  future.cut();
});

test('a place that no database has is as good as none, and nothing is left behind', async () => {
  const { token } = await company();
  const stream = await listen(token, `1-9999999999999999999-${Date.now()}`);
  await soon(() => expect(stream.frames[0]?.event).toBe('hello'));
  stream.cut();
});

test('what changed is told in the order of the transactions, also where their numbers grow by a digit', async () => {
  const { token, accountId } = await company();
  const written = [9, 10, 99, 100].map((transaction) => ({ transaction: String(transaction), id: randomUUID() }));
  await asVisitor(world.database, 'write', accountId, async (db) => {
    for (const { transaction, id } of written)
      await sql`insert into events (transaction_id, kind, entity_id) values (${transaction}::xid8, 'tool', ${id})`.execute(
        db,
      );
  });
  const back = await listen(token, `1-1-${Date.now()}`);
  const tools = () => changes(back.frames).filter(({ kind }) => kind === 'tool');
  await soon(() => expect(tools().map(({ id }) => id)).toEqual(written.map(({ id }) => id)));
  back.cut();
});

test('a slow transaction that commits late is not skipped by a quick one', async () => {
  const { token, accountId, user } = await company();
  const stream = await listen(token);
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  let written = () => {};
  const hasWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  const slow = asVisitor(world.database, 'write', accountId, async (db) => {
    await db.updateTable('users').set({ surname: 'Lenta' }).where('user_id', '=', user.id).execute();
    written();
    await gate;
  });
  await hasWritten;
  const quick = rename(token, 'Rápida');
  if (world.database.engine === 'postgres') await quick;
  go();
  await Promise.all([slow, quick]);
  await soon(() => expect(changes(stream.frames).map(({ kind }) => kind)).toEqual(['user', 'account']));
  stream.cut();
});

test('a second server on the same database hears it too', async () => {
  shows(26);
  const relay = openRelay(world.database.system, () => {});
  const second = await buildApp({ ...world.services, relay });
  await second.listen({ port: 0, host: '127.0.0.1' });
  const at = `http://127.0.0.1:${(second.server.address() as AddressInfo).port}`;
  const { token, accountId } = await company();
  const stream = await listen(token, undefined, at);
  await rename(token, 'Desde el primero');
  await soon(() => expect(changes(stream.frames)).toEqual([{ kind: 'account', id: accountId }]));
  const closed = once(second.server, 'close');
  await second.close();
  await closed;
  await soon(() => expect(stream.ended).toBe(true));
  relay.close();
});

test('nobody can hold more than a handful of streams', async () => {
  const { token } = await company();
  const streams = [];
  for (let i = 0; i < 20; i++) streams.push(await listen(token));
  expect((await listen(token)).status).toBe(429);
  for (const stream of streams) stream.cut();
});
