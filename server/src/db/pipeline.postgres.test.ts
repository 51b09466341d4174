import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { getAccount } from '@llave/contract/accounts';
import { signOut } from '@llave/contract/authentication';
import { changeUser } from '@llave/contract/users';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { givenWorld } from '../test/given-world.ts';
import type { Db } from './database.ts';
import { pipelined } from './pipeline.ts';
import { openPostgres } from './postgres.ts';
import { asMember, asVisitor } from './tenancy.ts';

const world = givenWorld();

const sessionOf = async ({ accountId, user }: { accountId: string; user: { id: string } }) => {
  const { rows } = await sql<{ id: string }>`select session_id as id from sessions
    where account_id = ${accountId} and user_id = ${user.id}`.execute(world.database.owner);
  return { accountId, sessionId: rows[0]?.id ?? '' };
};

test('what is written after a session has ended is undone', async () => {
  const admin = await world.company();
  const session = await sessionOf(admin);
  expect(await asMember(world.database, 'read', session, async (_, member) => member?.user_id)).toBe(admin.user.id);
  await world.call(signOut, { token: admin.token });

  const seen: unknown[] = [];
  const refused = asMember(world.database, 'write', session, async (db, member) => {
    seen.push(member?.user_id);
    await db.updateTable('accounts').set({ company_name: 'Nueva' }).execute();
    if (!member) throw new Error('over');
  });
  await expect(refused).rejects.toThrow('over');
  expect(seen).toEqual([undefined]);
  const now = await asVisitor(world.database, 'read', admin.accountId, (db) =>
    db.selectFrom('accounts').select('company_name').executeTakeFirst(),
  );
  expect(now).toEqual({ company_name: 'Taller Turia' });
});

test('a company that is not there is entered by nobody', async () => {
  const nowhere = '11111111-1111-4111-8111-111111111111';
  const seen: boolean[] = [];
  await asVisitor(world.database, 'read', nowhere, async (_, exists) => void seen.push(exists));
  expect(seen.at(-1)).toBe(false);
});

test('a reading transaction cannot write', async () => {
  const { accountId } = await world.company();
  const written = asVisitor(world.database, 'read', accountId, (db) =>
    db.updateTable('accounts').set({ company_name: 'Otra' }).execute(),
  );
  await expect(written).rejects.toMatchObject({ code: '25006' });
});

test('nothing of a company stays on the connection that was in it', async () => {
  const { accountId } = await world.company();
  const alone = openPostgres(world.database.url ?? '', 1);
  const look = () => alone.read(sql`select 1`, (db) => db.selectFrom('accounts').select('account_id').execute());
  try {
    for (const mode of ['read', 'write'] as const) {
      const inside = await asVisitor(alone, mode, accountId, (db) => db.selectFrom('accounts').selectAll().execute());
      expect(inside).toHaveLength(1);
      expect(await look()).toEqual([]);
      await expect(asVisitor(alone, mode, accountId, (db) => sql`select 1 / 0`.execute(db))).rejects.toThrow();
      expect(await look()).toEqual([]);
    }
  } finally {
    await alone.close();
  }
});

test('what an act leaves undone is not done in the next company on its connection', async () => {
  const [mine, theirs] = [await world.company(), await world.company()];
  const alone = openPostgres(world.database.url ?? '', 1);
  const look = (db: Db) => db.selectFrom('accounts').select('account_id').execute();
  try {
    for (const mode of ['read', 'write'] as const)
      for (const ending of ['answers', 'refuses']) {
        const [next, over] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
        const act = asVisitor(alone, mode, mine.accountId, async (db) => {
          void next.promise.then(() => look(db)).then(over.resolve, over.reject);
          if (ending === 'refuses') throw new Error('refused');
        });
        await act.catch(() => {});
        const late = expect(over.promise).rejects.toThrow('The transaction is over');
        await asVisitor(alone, 'read', theirs.accountId, async (db) => {
          next.resolve();
          expect(await look(db)).toEqual([{ account_id: theirs.accountId }]);
        });
        await late;
      }
  } finally {
    await alone.close();
  }
});

test('statements whose tables change under them are answered all the same', async () => {
  const admin = await world.company();
  const read = () => world.call(getAccount, { params: { accountId: admin.accountId }, token: admin.token });
  for (let time = 0; time < 5; time += 1) expect((await read()).status).toBe(200);
  await sql`alter table accounts add column passing text`.execute(world.database.owner);
  expect((await read()).status).toBe(200);
  await sql`alter table accounts drop column passing`.execute(world.database.owner);
  expect((await read()).status).toBe(200);
});

test('who was changed is seen as they are now', async () => {
  const admin = await world.company();
  const worker = await world.person(admin.accountId);
  const session = await sessionOf(worker);
  const surname = () => asMember(world.database, 'read', session, async (_, member) => member?.surname);
  expect(await surname()).toBe('Ruiz');
  const { user } = worker;
  await world.call(changeUser, { token: admin.token, body: { ...user, surname: 'Soler' } as never });
  expect(await surname()).toBe('Soler');
});

test('a connection that has gone silent is hung up, and the next one works', async () => {
  const { accountId } = await world.company();
  const { hostname, port } = new URL(world.database.url ?? '');
  let cut = false;
  const wire = createServer((caller) => {
    const onward = connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [caller, onward],
      [onward, caller],
    ] as const) {
      from.on('data', (piece) => void (cut || to.write(piece)));
      from.on('error', () => {}).on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const address = Object.assign(new URL(world.database.url ?? ''), {
    hostname: '127.0.0.1',
    port: String((wire.address() as AddressInfo).port),
  });
  const pool = new pg.Pool({ connectionString: address.href, max: 1, options: '-c role=llave_app', pipeline: true });
  pool.on('connect', (client) => client.on('error', () => {}));
  const database = { ...world.database, ...pipelined(pool, 300) };
  const look = () =>
    asVisitor(database, 'read', accountId, (db) => db.selectFrom('accounts').select('account_id').execute());
  try {
    expect(await look()).toHaveLength(1);
    cut = true;
    await expect(look()).rejects.toThrow('Connection terminated');
    cut = false;
    expect(await look()).toHaveLength(1);
  } finally {
    await pool.end();
    wire.close();
  }
});
