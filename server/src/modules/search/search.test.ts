import { type Access, allows, defaultRoles, levels, modules, type Roles, role } from '@llave/contract/access';
import { signInByCode } from '@llave/contract/authentication';
import { createBooking, listBookings } from '@llave/contract/bookings';
import { listCheckIns } from '@llave/contract/check-ins';
import { listFieldIncidents } from '@llave/contract/field-incidents';
import { listIncidents } from '@llave/contract/incidents';
import { listLockers } from '@llave/contract/lockers';
import { type SearchKind, searchAll, searchKinds } from '@llave/contract/search';
import { changeTool, listTools, retireTool } from '@llave/contract/tools';
import { createWorker, deleteUser } from '@llave/contract/users';
import { listVehicles } from '@llave/contract/vehicles';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenIncident, givenLocker, givenTool } from '../../test/given.ts';
import { givenCheckIn, givenFieldIncident } from '../../test/given-reception.ts';
import { bookingForm, givenVehicle } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { somewhere } from '../../test/somewhere.ts';
import type { Member } from '../../test/world.ts';
import { makeBadge } from '../users/badges.ts';

const world = givenWorld();
let boss: Member;
let ids: Record<SearchKind, string>;

const search = async ({ accountId, token }: Member, q: string) => {
  const { status, body } = await world.call(searchAll, { params: { accountId }, query: { q }, token });
  expect(status).toBe(200);
  return body;
};
const titles = async (q: string, member = boss) => (await search(member, q)).map(({ title }) => title);
const kindsOf = async (member: Member, q: string) => (await search(member, q)).map(({ kind }) => kind).sort();

/** One thing of each kind, all with one word that no other has. */
const givenOneOfEach = async (admin: Member, word: string): Promise<Record<SearchKind, string>> => {
  const { accountId, token } = admin;
  const tool = await givenTool(world, admin, { name: `Gato ${word}`, reference: 'GT-0815' });
  const vehicle = await givenVehicle(world, admin, { brand: 'Citroën', model: word, numberPlate: '4821 LKM' });
  const form = bookingForm(world, vehicle.id);
  const customer = { email: 'nunez@cliente.test', phone: '611 22 33 44', name: 'Begoña', surname: `Núñez ${word}` };
  const booking = await world.call(createBooking, { token, body: { ...form, customer } });
  const worker = { userName: `peon-${accountId.slice(0, 8)}`, name: 'Íñigo', surname: word };
  const person = await world.call(createWorker, { token, body: { ...worker, access: defaultRoles } });
  const checkIn = await givenCheckIn(world, admin, { name: 'Sergio', surname: word, numberPlate: '9084-MTL' });
  const locker = await givenLocker(world, admin, { identifierValue: 'K-77', identifier: word });
  const incident = await givenIncident(world, admin, tool.id, { description: `Pierde aceite por el ${word}` });
  const report = await givenFieldIncident(world, admin, { detail: `Extintor caducado, ${word}` });
  return {
    tool: tool.id,
    vehicle: vehicle.id,
    booking: booking.body.id,
    person: person.body.id,
    checkIn: checkIn.id,
    locker: locker.id,
    incident: incident.id,
    fieldIncident: report.id,
  };
};

beforeAll(async () => {
  boss = await world.company();
  ids = await givenOneOfEach(boss, 'Zarzaparrilla');
});

test('one word finds a thing of every kind, as it was typed, without its accents, begun or misspelt', async () => {
  for (const q of ['Zarzaparrilla', 'zárzaparrilla', 'zarzapar', 'zarzaprrilla', 'sarzaparrilla', 'ZARZAPARILLA']) {
    const found = await search(boss, q);
    expect(Object.fromEntries(found.map(({ kind, id }) => [kind, id])), q).toEqual(ids);
  }
  expect(await search(boss, 'nadie se llama así')).toEqual([]);
  expect(await search(boss, '··')).toEqual([]);
});

test.each([
  ['tool', 'gt 0815', 'reference', 'GT-0815'],
  ['tool', 'gato zarza', 'name', 'Gato Zarzaparrilla'],
  ['vehicle', '4821lkm', 'numberPlate', '4821 LKM'],
  ['vehicle', '4821-LK', 'numberPlate', '4821 LKM'],
  ['vehicle', 'citroen', 'model', 'Citroën Zarzaparrilla'],
  ['booking', 'nuñez begoña', 'name', 'Begoña Núñez Zarzaparrilla'],
  ['booking', 'nunze', 'name', 'Begoña Núñez Zarzaparrilla'],
  ['booking', '611223344', 'phone', '611 22 33 44'],
  ['booking', '(+34) 611-223-344', 'phone', '611 22 33 44'],
  ['booking', 'nunez@cliente', 'email', 'nunez@cliente.test'],
  ['checkIn', '9084 mtl', 'numberPlate', '9084-MTL'],
  ['checkIn', '000001', 'receiptNumber', '000001'],
  ['person', 'inigo', 'name', 'Íñigo Zarzaparrilla'],
  ['locker', 'k77', 'locker', 'K-77'],
  ['incident', 'pierde aceite', 'description', 'Pierde aceite por el Zarzaparrilla'],
  ['fieldIncident', 'extintro', 'description', 'Extintor caducado, Zarzaparrilla'],
  ['fieldIncident', 'cm93', 'site', 'CM93 Valencia'],
] as const)('a %s is found by «%s», and says by which of its facts', async (kind, q, field, text) => {
  const found = (await search(boss, q)).find((one) => one.kind === kind);
  expect(found).toMatchObject({ id: ids[kind], matched: { field, text } });
});

test('with a vehicle come its bookings that are not over, with a tool what is wrong with it, to who may list them', async () => {
  const byPlate = await search(boss, '4821 lkm');
  expect(byPlate.map(({ kind, id }) => ({ kind, id }))).toEqual([
    { kind: 'vehicle', id: ids.vehicle },
    { kind: 'booking', id: ids.booking },
  ]);
  expect(byPlate[1]?.matched).toEqual({ field: 'numberPlate', text: '4821 LKM' });
  expect((await search(boss, 'gt-0815')).map(({ id }) => id)).toEqual([ids.tool, ids.incident]);
});

test('what was typed exactly comes before what is only like it, and hides what is less like it', async () => {
  const admin = await world.company();
  for (const name of ['Martillo de bola', 'Marta de prueba', 'Alicates']) await givenTool(world, admin, { name });
  expect(await titles('marta', admin)).toEqual(['Marta de prueba']);
  expect((await titles('mart', admin)).sort()).toEqual(['Marta de prueba', 'Martillo de bola']);
});

/** Who may list a kind of thing, where the contract says so. */
const listing: Record<SearchKind, Access> = {
  tool: listTools.access,
  vehicle: listVehicles.access,
  booking: listBookings.access,
  checkIn: listCheckIns.access,
  person: role('management', 'view'),
  locker: role('tools', 'manage'),
  incident: listIncidents.access,
  fieldIncident: listFieldIncidents.access,
};
const noRoles: Roles = { rentingRoleId: 1, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 };
const everyRole = modules.flatMap((module) => Object.values(levels).map((level) => ({ [`${module}RoleId`]: level })));

test.each([{}, ...everyRole])('who has the role %o finds what that role lists, and nothing else', async (given) => {
  const access: Roles = { ...noRoles, ...given };
  const member = await world.person(boss.accountId, { access });
  const open = searchKinds.filter((kind) => allows(listing[kind], { isAdmin: false, access }));
  shows(4, searchKinds.length);
  expect(await kindsOf(member, 'zarzaparrilla')).toEqual([...open].sort());
});

test('who may see a locker only as a key’s place does not find those of tools, and nobody but admins finds admins', async () => {
  const desk = await world.person(boss.accountId, { access: { ...noRoles, rentingRoleId: 2, managementRoleId: 3 } });
  const key = await givenLocker(world, boss, { identifierValue: 'K-78', useType: 'Renting' });
  expect(listLockers.access).toContainEqual(role('renting', 'view'));
  expect((await search(desk, 'K-78')).map(({ id }) => id)).toEqual([key.id]);
  const [name = ''] = boss.user.name.split(' ');
  expect((await search(boss, name)).map(({ id }) => id)).toContain(boss.user.id);
  expect((await search(desk, name)).map(({ id }) => id)).not.toContain(boss.user.id);
});

test('a tool, and what is wrong with it, is not found by who is excluded from it, however many there are', async () => {
  const admin = await world.company();
  const member = await world.person(admin.accountId);
  const excludedUsers = [member.user.id];
  for (let n = 0; n < 7; n += 1) {
    const { id } = await givenTool(world, admin, { name: `Polipasto ${n}`, excludedUsers });
    await givenIncident(world, admin, id, { description: 'Polipasto que patina' });
  }
  await givenTool(world, admin, { name: 'Polipasto de todos' });
  expect(await titles('polipasto', member)).toEqual(['Polipasto de todos']);
  const kinds = (await kindsOf(admin, 'polipasto')).filter((kind) => kind === 'tool');
  expect(kinds).toHaveLength(6);
});

test('a session that a badge opened finds tools and what is wrong with them', async () => {
  const code = await asVisitor(world.database, 'write', boss.accountId, (db) =>
    makeBadge(db, boss.user.id, new Date()),
  );
  const body = { kind: 'badge', accountId: boss.accountId, code };
  const { token } = (await world.call(signInByCode, { body, address: somewhere() })).body;
  expect(await kindsOf({ ...boss, token }, 'zarzaparrilla')).toEqual(['incident', 'tool']);
});

test('what changes is found as it is now; what is retired, deleted or taken away is not found', async () => {
  const admin = await world.company();
  const { accountId, token } = admin;
  const tool = await givenTool(world, admin, { name: 'Compresor viejo' });
  await world.call(changeTool, { body: { id: tool.id, name: 'Soplete nuevo', version: tool.version }, token });
  expect(await titles('compresor', admin)).toEqual([]);
  expect(await titles('soplete', admin)).toEqual(['Soplete nuevo']);
  await world.call(retireTool, { params: { id: tool.id, accountId }, token });
  expect(await titles('soplete', admin)).toEqual([]);

  const person = await world.person(accountId, { name: 'Filomena' });
  expect(await titles('filomena', admin)).toEqual(['Filomena Ruiz']);
  await world.call(deleteUser, { params: { id: person.user.id, accountId }, token });
  expect(await titles('filomena', admin)).toEqual([]);

  const locker = await givenLocker(world, admin, { identifierValue: 'Rincón' });
  const remove = () => sql`delete from lockers where locker_id = ${locker.id}`;
  await asVisitor(world.database, 'write', accountId, (db) => remove().execute(db));
  expect(await titles('rincon', admin)).toEqual([]);
});

test('another company’s things are not found, by no word, and requests cannot read the index', async () => {
  shows(2, 2);
  const other = await world.company();
  const theirs = await givenOneOfEach(other, 'Zarzaparrilla');
  const found = (await search(boss, 'zarzaparrilla')).map(({ id }) => id).sort();
  expect(found).toEqual(Object.values(ids).sort());
  expect((await search(other, 'zarzaparrilla')).map(({ id }) => id).sort()).toEqual(Object.values(theirs).sort());
  const { status } = await world.call(searchAll, {
    params: { accountId: other.accountId },
    query: { q: 'zarzaparrilla' },
    token: boss.token,
  });
  expect(status).toBe(404);
  const peek = asVisitor(world.database, 'read', boss.accountId, (db) => sql`table search_entries`.execute(db));
  await expect(peek).rejects.toThrow(/permission denied/);
});

test('what means something in a pattern or a statement is looked for as it is', async () => {
  for (const q of ['%%', "'; drop table tools --", '\\\\', '{"zz":"ww"}', '%_%', 'x'.repeat(100)])
    expect(await search(boss, q), q).toEqual([]);
});
