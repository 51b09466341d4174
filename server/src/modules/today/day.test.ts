import { defaultRoles, modules } from '@llave/contract/access';
import { signInByCode } from '@llave/contract/authentication';
import { closeCheckIn } from '@llave/contract/check-ins';
import { closeFieldIncident } from '@llave/contract/field-incidents';
import { reportSavings } from '@llave/contract/reports';
import { getToday, type Today } from '@llave/contract/today';
import { calibrateTool, lendTool, useTool } from '@llave/contract/tools';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenIncident, givenLocker, givenTool } from '../../test/given.ts';
import { givenCheckIn, givenFieldIncident, setAccount } from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import { happened } from '../../test/golden-month.ts';
import { somewhere } from '../../test/somewhere.ts';
import type { Member } from '../../test/world.ts';
import { makeBadge } from '../users/badges.ts';

const world = givenWorld();
let admin: Member;
beforeEach(async () => {
  world.setClock('2090-07-14T08:00:00Z');
  admin = await world.company();
});
afterEach(() => world.setClock());

const day = async ({ token }: { token: string } = admin): Promise<Today> => {
  const { status, body } = await world.call(getToday, { params: { accountId: admin.accountId }, token });
  expect(status).toBe(200);
  return body;
};
const namesOf = (few: { items: { name: string }[] } | undefined) => few?.items.map(({ name }) => name);
const use = (member: Member, id: string, action: 'pickup' | 'return' = 'pickup') =>
  world.call(useTool, { params: { id }, body: { action }, token: member.token });

describe('of the day everybody gets the parts whose pages they may open, and no other', () => {
  const desk = ['rental', 'rentals'];
  const reception = ['reception', 'sites', 'checkIns'];
  const lead = ['workshop', 'upkeep', 'toolsOut'];
  const parts: Record<string, string[]> = {
    'an admin': [...desk, ...reception, ...lead, 'hoursSaved'],
    'nothing at all': [],
    'renting 2': desk,
    'renting 3': desk,
    'tools 2': ['workshop'],
    'tools 3': lead,
    'management 2': ['hoursSaved'],
    'management 3': ['hoursSaved'],
    'checking 2': reception,
    'checking 3': reception,
  };
  const partsOf = ({ figures, ...lists }: Today) =>
    Object.entries({ ...lists, ...figures }).flatMap(([part, shown]) => (shown === null ? [] : part));

  test.each([
    { who: 'nothing at all', access: {} },
    ...modules.flatMap((module) =>
      ([2, 3] as const).map((level) => ({ who: `${module} ${level}`, access: { [`${module}RoleId`]: level } })),
    ),
  ])('$who', async ({ who, access }) => {
    const roles = { ...defaultRoles, toolsRoleId: 1 as const, ...access };
    const person = await world.person(admin.accountId, { access: roles });
    expect(new Set(partsOf(await day(person)))).toEqual(new Set(parts[who]));
  });

  test('an admin', async () => {
    expect(new Set(partsOf(await day()))).toEqual(new Set(parts['an admin']));
  });

  test('an admin’s badge at a shared tablet shows the tools and no customer', async () => {
    const { accountId } = admin;
    const code = await asVisitor(world.database, 'write', accountId, (db) =>
      makeBadge(db, admin.user.id, world.services.now()),
    );
    const { body } = await world.call(signInByCode, {
      body: { kind: 'badge', accountId, code },
      address: somewhere(),
    });
    expect(partsOf(await day(body))).toEqual(['workshop']);
  });
});

test('a tool that is closed to somebody is on no part of their day', async () => {
  const person = await world.person(admin.accountId, { access: { ...defaultRoles, toolsRoleId: 3 } });
  const tool = await givenTool(world, admin, { name: 'Cerrada' });
  await givenIncident(world, admin, tool.id);
  await use(admin, tool.id);
  await world.call(calibrateTool, {
    params: { id: tool.id, accountId: admin.accountId },
    body: { entity: 'ENAC', nextCalibration: '2090-07-01' },
    token: admin.token,
  });
  world.pass(5 * 24 * 60);
  const { token } = await world.signIn(admin.user.email ?? '');
  admin = { ...admin, token };
  const shown = async (member: { token: string }) => {
    const { workshop, upkeep } = await day(member);
    return [workshop?.inUse, workshop?.incidents, upkeep?.calibrations, upkeep?.longOut].map((few) => few?.total);
  };
  expect(await shown(admin)).toEqual([1, 1, 1, 1]);
  await asVisitor(world.database, 'write', admin.accountId, (db) =>
    db.insertInto('tool_exclusions').values({ tool_id: tool.id, user_id: person.user.id }).execute(),
  );
  const again = await world.signIn(person.user.userName ?? '');
  expect(await shown(again)).toEqual([0, 0, 0, 0]);
});

test('the workshop’s day: who has what, overdue calibrations first, and what is out too long', async () => {
  const marta = await world.person(admin.accountId);
  const named = async (name: string) => (await givenTool(world, admin, { name })).id;
  const [old, fresh, lent] = [await named('Gato'), await named('Calibre'), await named('Cámara')];
  const on = (id: string) => ({ id, accountId: admin.accountId });
  const calibrate = (id: string, nextCalibration: string) =>
    world.call(calibrateTool, { params: on(id), body: { entity: 'ENAC', nextCalibration }, token: admin.token });
  await calibrate(fresh, '2090-07-20');
  await calibrate(old, '2090-07-16');
  await calibrate(lent, '2091-01-01');
  const loan = { name: 'Rosa', email: 'rosa@fuera.test', until: '2090-07-15' };
  await world.call(lendTool, { params: { id: lent }, body: loan, token: admin.token });
  await use(marta, old);
  world.pass(70);
  await use(admin, fresh);

  const first = await day();
  expect(namesOf(first.workshop?.mine)).toEqual(['Calibre']);
  expect(namesOf(first.workshop?.inUse)).toEqual(['Calibre', 'Gato', 'Cámara']);
  expect(namesOf(first.upkeep?.calibrations)).toEqual(['Gato', 'Calibre']);
  expect(first.upkeep?.longOut.total).toBe(0);
  expect(first.figures.toolsOut?.now).toBe(3);

  world.pass(2 * 24 * 60);
  admin = { ...admin, ...(await world.signIn(admin.user.email ?? '')) };
  expect(namesOf((await day()).upkeep?.longOut)).toEqual(['Cámara']);
  world.pass(24 * 60 - 30);
  admin = { ...admin, ...(await world.signIn(admin.user.email ?? '')) };
  expect(namesOf((await day()).upkeep?.longOut)).toEqual(['Gato', 'Cámara']);
});

test('what was left and what sites report: keys that wait and what is urgent first, and nothing that is closed', async () => {
  const { token } = admin;
  const counter = await givenCheckIn(world, admin, { numberPlate: '1111 BBB' });
  await setAccount(world, admin, { keyDrop: true });
  await givenLocker(world, admin, { useType: 'Renting', identifierValue: 'K1' });
  const locked = await givenCheckIn(world, admin, { numberPlate: '2222 CCC' });
  await givenCheckIn(world, admin, { numberPlate: '3333 DDD' });
  await world.call(closeCheckIn, { params: { id: counter.id }, body: { note: 'Se fue' }, token });
  const [low] = [
    await givenFieldIncident(world, admin, { priority: 'low', detail: 'Tóner' }),
    await givenFieldIncident(world, admin, { priority: 'high', detail: 'Extintor' }),
    await givenFieldIncident(world, admin, { priority: 'medium', detail: 'Trapos' }),
  ];
  const { reception, sites, figures } = await day();
  expect(reception?.items.map(({ numberPlate }) => numberPlate)).toEqual(['2222 CCC', '3333 DDD']);
  expect(reception).toMatchObject({ total: 2, items: [{ id: locked.id, locker: { identifierValue: 'K1' } }, {}] });
  expect(figures.checkIns).toEqual({ now: 3, weeks: [0, 0, 0, 0, 0, 0, 0, 3] });
  expect(sites?.items.map(({ detail }) => detail)).toEqual(['Extintor', 'Trapos', 'Tóner']);
  await world.call(closeFieldIncident, { params: { id: low.id }, body: { note: 'Hecho' }, token });
  expect((await day()).sites?.total).toBe(2);
});

test('a figure counts weeks that end today, and hours as the report does', async () => {
  const [tool, still] = [await givenTool(world, admin), await givenTool(world, admin)];
  await happened(world, admin.accountId, [
    ['2090-05-01T10:00:00Z', still, 'pickup', admin],
    ['2090-06-30T21:30:00Z', tool, 'pickup', admin],
    ['2090-06-30T23:00:00Z', tool, 'return', admin],
    ['2090-07-07T10:00:00Z', tool, 'pickup', admin],
    ['2090-07-08T10:00:00Z', tool, 'return', admin],
  ]);
  const { figures } = await day();
  expect(figures.toolsOut?.weeks).toEqual([1, 1, 1, 1, 1, 2, 2, 2]);
  expect(figures.hoursSaved?.weeks).toEqual([0, 0, 0, 0, 0, 0.03, 0.05, 0.03]);
  const { body } = await world.call(reportSavings, {
    params: { accountId: admin.accountId },
    query: { from: '2090-07-01', to: '2090-07-14' },
    token: admin.token,
  });
  expect(figures.hoursSaved?.now).toBe(body.totalHours);
});
