import { randomUUID } from 'node:crypto';
import { endpoints } from '@llave/contract';
import { type Access, allows, defaultRoles, modules } from '@llave/contract/access';
import { uploadAddress } from '@llave/contract/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asVisitor } from '../db/tenancy.ts';
import { type Ids, idFieldsOf, sampleOf } from '../test/requests.ts';
import { type Member, openWorld, type World } from '../test/world.ts';

let world: World;
let theirs: Member;
let theirIds: Ids;
beforeAll(async () => {
  world = await openWorld();
  theirs = await world.company();
  theirIds = { accountId: theirs.accountId, userId: theirs.user.id, fileName: await theirFile() };
});
afterAll(() => world.close());

const theirFile = async () => {
  const fileName = `${randomUUID()}.txt`;
  const { body } = await world.call(uploadAddress, {
    params: { fileName },
    query: { purpose: 'document' },
    token: theirs.token,
  });
  await world.app.inject({
    method: 'PUT',
    url: body.sasUri,
    headers: { 'content-type': 'text/plain', 'x-ms-blob-type': 'BlockBlob' },
    payload: 'lo que nadie más debe leer',
  });
  return fileName;
};

const needsSession = (access: Access) => !['stranger', 'visitor'].includes(access as string);
const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const guarded = named.filter(([, { access }]) => needsSession(access));

/** Everything a company has, as one hash a table. */
const stateOf = (accountId: string) =>
  asVisitor(world.database, 'read', accountId, async (db) => {
    const hashes: Record<string, unknown> = {};
    for (const table of [
      'accounts',
      'users',
      'sign_in_names',
      'sessions',
      'one_time_tokens',
      'badges',
      'files',
      'ticket_files',
      'answers',
    ]) {
      const { rows } = await sql<{ hash: string }>`
        select md5(coalesce(string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text), '')) as hash from ${sql.table(table)} t`.execute(
        db,
      );
      hashes[table] = rows[0]?.hash;
    }
    return hashes;
  });

test.each(named)('%s: every id in it is one that the attack knows how to swap', (_, endpoint) => {
  expect(idFieldsOf(endpoint).filter((field) => !(field in theirIds))).toEqual([]);
});

test.each(guarded)('%s: without a token it answers 401', async (_, endpoint) => {
  const answer = await world.call(endpoint, sampleOf(endpoint, theirIds));
  expect(answer).toMatchObject({ status: 401, body: { code: 'tokenMissing' } });
});

test.each(named)(
  '%s: with another company’s ids it gives nothing away and changes nothing there',
  async (_, endpoint) => {
    const mine = await world.company();
    const before = await stateOf(theirs.accountId);
    const { status, body } = await world.call(endpoint, { ...sampleOf(endpoint, theirIds), token: mine.token });
    expect(await stateOf(theirs.accountId)).toEqual(before);
    if (endpoint.access === 'visitor') return;
    const text = JSON.stringify(body);
    for (const secret of [theirs.accountId, theirs.user.id, theirs.user.email ?? '', theirs.token])
      expect(text).not.toContain(secret);
    if (idFieldsOf(endpoint).some((field) => field !== 'fileName')) expect([401, 403, 404]).toContain(status);
  },
);

describe('each role opens exactly what the contract says', () => {
  const people = [
    { who: 'a worker without roles', access: { ...defaultRoles, toolsRoleId: 1 as const } },
    ...modules.flatMap((module) =>
      ([2, 3] as const).map((level) => ({
        who: `${module} ${level}`,
        access: { ...defaultRoles, toolsRoleId: 1 as const, [`${module}RoleId`]: level },
      })),
    ),
  ];
  test.each(people)('$who', async ({ access }) => {
    const admin = await world.company();
    for (const [name, endpoint] of guarded) {
      const person = await world.person(admin.accountId, { access });
      const own = { accountId: admin.accountId, userId: person.user.id, fileName: `${randomUUID()}.txt` };
      const { status } = await world.call(endpoint, { ...sampleOf(endpoint, own), token: person.token });
      expect({ name, refused: status === 403 }).toEqual({
        name,
        refused: !allows(endpoint.access, { isAdmin: false, access }),
      });
    }
  });
});

test('fields that nobody may set are ignored in every body', async () => {
  const admin = await world.company();
  const worker = await world.person(admin.accountId);
  const rights = () =>
    asVisitor(world.database, 'read', admin.accountId, (db) =>
      db
        .selectFrom('users')
        .select(['user_id', 'is_admin', 'deleted_at', 'tools_role', 'account_id'])
        .orderBy('user_id')
        .execute(),
    );
  const before = await rights();
  const planted = {
    isAdmin: true,
    id: theirs.user.id,
    status: 'retired',
    closedDate: '2020-01-01',
    isDeleted: true,
    access: { toolsRoleId: 3 },
  };
  for (const [, endpoint] of guarded) {
    const own = { accountId: admin.accountId, userId: worker.user.id, fileName: `${randomUUID()}.txt` };
    const sample = sampleOf(endpoint, own);
    if (sample.body)
      await world.call(endpoint, { ...sample, body: { ...sample.body, ...planted }, token: worker.token });
  }
  expect(await rights()).toEqual(before);
});
