import { randomUUID } from 'node:crypto';
import { endpoints } from '@llave/contract';
import { type Access, allows, defaultRoles, modules } from '@llave/contract/access';
import { whoAmI } from '@llave/contract/authentication';
import { listNotices } from '@llave/contract/notices';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asVisitor } from '../db/tenancy.ts';
import { tell } from '../modules/notices/tell.ts';
import { givenFile, givenIncident, givenLocker, givenTool } from '../test/given.ts';
import { givenCheckIn, givenFieldIncident } from '../test/given-reception.ts';
import { givenBooking, givenVehicle } from '../test/given-rental.ts';
import { shows } from '../test/proof.ts';
import { bodyFieldsOf, type IdField, type Ids, idFieldsOf, sampleOf } from '../test/requests.ts';
import { type Member, openWorld, type World } from '../test/world.ts';

let world: World;
let mine: Member;
let myIds: Ids;
let theirs: Member;
let theirIds: Ids;
beforeAll(async () => {
  world = await openWorld();
  theirs = await world.company();
  theirIds = await idsOf(theirs);
  mine = await world.company();
  myIds = await idsOf(mine);
});
afterAll(() => world.close());

/** One of each thing that the company has. */
const idsOf = async (admin: Member): Promise<Ids> => {
  const { id: toolId } = await givenTool(world, admin);
  return {
    accountId: admin.accountId,
    userId: admin.user.id,
    toolId,
    lockerId: (await givenLocker(world, admin)).id,
    incidentId: (await givenIncident(world, admin, toolId)).id,
    noticeId: await givenNotice(admin, toolId),
    ...(await rentalIdsOf(admin)),
    checkInId: (await givenCheckIn(world, admin)).id,
    fieldIncidentId: (await givenFieldIncident(world, admin)).id,
    fileName: await givenFile(world, admin, 'document', 'lo que nadie más debe leer', 'txt'),
  };
};

const rentalIdsOf = async (admin: Member) => {
  const { id: vehicleId } = await givenVehicle(world, admin);
  return { vehicleId, bookingId: (await givenBooking(world, admin, vehicleId)).id };
};

const givenNotice = async (member: Member, toolId: string) => {
  await asVisitor(world.database, 'write', member.accountId, (db) =>
    tell({ db }, [member.user.id], { kind: 'toolGiven', toolId }),
  );
  const { accountId, token } = member;
  return (await world.call(listNotices, { params: { accountId }, token })).body[0]?.id ?? '';
};

const needsSession = (access: Access) => !['stranger', 'visitor', 'reporter', 'customer'].includes(access as string);
const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const guarded = named.filter(([, { access }]) => needsSession(access));
const forGuests = named.filter(([, { access }]) => access === 'reporter' || access === 'customer');

/** Everything a company has, in every table it may read, as one hash a table. */
const stateOf = (accountId: string) =>
  asVisitor(world.database, 'read', accountId, async (db) => {
    const tables = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')`.execute(
      db,
    );
    const hashes: Record<string, unknown> = {};
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ hash: string }>`
        select md5(coalesce(string_agg(r, ',' order by r), '')) as hash
        from (select to_jsonb(t)::text as r from ${sql.table(name)} t) rows`.execute(db);
      hashes[name] = rows[0]?.hash;
    }
    expect(Object.keys(hashes).length).toBeGreaterThan(8);
    return hashes;
  });

test.each(named)('%s: every id in it is one that the attack knows how to swap', (_, endpoint) => {
  expect(idFieldsOf(endpoint).filter((field) => !(field in theirIds))).toEqual([]);
});

test.each(guarded)('%s: without a token it answers 401', async (_, endpoint) => {
  shows(5);
  const answer = await world.call(endpoint, sampleOf(endpoint, theirIds));
  expect(answer).toMatchObject({ status: 401, body: { code: 'tokenMissing' } });
});

test.each(forGuests)('%s: opens to no session, no made-up proof and to nobody without one', async (_, endpoint) => {
  shows(5, 2);
  const sample = sampleOf(endpoint, myIds);
  for (const token of [undefined, mine.token]) {
    const { status, body } = await world.call(endpoint, { ...sample, ...(token && { token }) });
    expect({ status, code: body.code }).toEqual(
      status === 401 ? { status: 401, code: 'tokenMissing' } : { status: 403, code: 'linkInvalid' },
    );
  }
});

/** Each call with each kind of id that it takes. */
const swaps = named.flatMap(([name, endpoint]) =>
  idFieldsOf(endpoint).map((field) => [name, field as IdField, endpoint] as const),
);

/** The name of a file to be: whose else it is does not matter, because files are kept by company. */
const isNewName = (name: string, field: IdField) => name === 'uploadAddress' && field === 'fileName';

test.each(swaps)(
  '%s: with another company’s %s it gives nothing away and changes nothing there',
  async (name, field, endpoint) => {
    shows(1);
    const before = await stateOf(theirs.accountId);
    const ids = { ...myIds, [field]: theirIds[field] };
    const { status, body } = await world.call(endpoint, { ...sampleOf(endpoint, ids), token: mine.token });
    expect(await stateOf(theirs.accountId)).toEqual(before);
    if (endpoint.access === 'visitor') return;
    const text = JSON.stringify(body);
    for (const secret of [theirs.accountId, theirs.user.id, theirs.user.email ?? '', theirs.token])
      expect(text).not.toContain(secret);
    if (text !== '[]' && !isNewName(name, field)) expect([400, 401, 403, 404]).toContain(status);
  },
);

/** Acts that refuse more than their access says: only the holder and admins give a tool away. */
const looksCloser = ['assignTool'];

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
    shows(3, guarded.length);
    const admin = await world.company();
    const ids = await idsOf(admin);
    let person = await world.person(admin.accountId, { access });
    for (const [name, endpoint] of guarded.filter(([name]) => !looksCloser.includes(name))) {
      if ((await world.call(whoAmI, { token: person.token })).status !== 200)
        person = await world.person(admin.accountId, { access });
      const own = { ...ids, userId: person.user.id };
      const { status } = await world.call(endpoint, { ...sampleOf(endpoint, own), token: person.token });
      expect({ name, refused: status === 403 }).toEqual({
        name,
        refused: !allows(endpoint.access, { isAdmin: false, access }),
      });
    }
  });
});

const planted = {
  isAdmin: true,
  id: randomUUID(),
  status: 'retired',
  closedDate: '2020-01-01',
  isDeleted: true,
  accountId: randomUUID(),
  access: { toolsRoleId: 3, managementRoleId: 3 },
  passwordHash: 'x',
};

test.each(['admin', 'worker'])(
  'fields that a call does not offer are ignored in every body, sent by an %s',
  async (who) => {
    const admin = await world.company();
    const worker = await world.person(admin.accountId);
    const rights = () =>
      asVisitor(world.database, 'read', admin.accountId, (db) =>
        db
          .selectFrom('users')
          .select(['user_id', 'is_admin', 'deleted_at', 'tools_role', 'management_role'])
          .where('user_id', 'in', [admin.user.id, worker.user.id])
          .orderBy('user_id')
          .execute(),
      );
    const ids = await idsOf(admin);
    const before = await rights();
    for (const [, endpoint] of guarded) {
      const { token } = who === 'admin' ? await world.signIn(admin.email) : await world.person(admin.accountId);
      const sample = sampleOf(endpoint, { ...ids, userId: worker.user.id });
      const offered = bodyFieldsOf(endpoint);
      const extra = Object.fromEntries(Object.entries(planted).filter(([field]) => !offered.includes(field)));
      if (sample.body) await world.call(endpoint, { ...sample, body: { ...extra, ...sample.body }, token });
    }
    expect(await rights()).toEqual(before);
  },
);
