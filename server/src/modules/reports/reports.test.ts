import {
  countCalibrations,
  reportActivity,
  reportCalibrations,
  reportSavings,
  reportTools,
  reportUtilisation,
} from '@llave/contract/reports';
import { calibrateTool, type Tool } from '@llave/contract/tools';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenIncident, givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import { goldenMonth, happened, october } from '../../test/golden-month.ts';
import { toolActs } from '../../test/tool-acts.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();

test('the golden month: who did what', async () => {
  const { boss, ana, luis, asked } = await goldenMonth(world);
  const { body } = await world.call(reportActivity, { ...asked, query: october });
  const counts = (pickup: number, back: number, open: number, close: number, passed: number) => ({
    pickup,
    return: back,
    incidentOpen: open,
    incidentClose: close,
    reAssigned: passed,
  });
  const of = (member: Member) => body.people.find(({ user }) => user?.id === member.user.id)?.counts;
  expect(of(ana)).toEqual(counts(1, 1, 1, 0, 1));
  expect(of(luis)).toEqual(counts(1, 2, 0, 0, 0));
  expect(of(boss)).toEqual(counts(0, 0, 0, 1, 0));
  expect(body.people).toHaveLength(3);
  expect(body.totals).toEqual(counts(2, 3, 1, 1, 1));

  const november = await world.call(reportActivity, { ...asked, query: { from: '2026-11-01', to: '2026-11-01' } });
  expect(november.body.people.at(-1)).toEqual({ user: null, counts: counts(0, 0, 1, 0, 0) });
  expect(november.body.totals).toEqual(counts(0, 0, 1, 0, 0));
});

test('the golden month: hours saved, a bar a day', async () => {
  const { asked } = await goldenMonth(world);
  const { body } = await world.call(reportSavings, { ...asked, query: october });
  expect(body.days).toHaveLength(31);
  expect(body.days.filter(({ acts }) => acts > 0)).toEqual([
    { day: '2026-10-01', acts: 4, hours: 0.1 },
    { day: '2026-10-24', acts: 1, hours: 0.03 },
    { day: '2026-10-26', acts: 1, hours: 0.03 },
    { day: '2026-10-31', acts: 1, hours: 0.03 },
  ]);
  expect(body.totalHours).toBe(0.18);
});

test('the golden month: how much each tool was out, across both clock changes', async () => {
  const { asked, drill, key, gauge } = await goldenMonth(world);
  const used = async (from: string, to: string) => {
    const { body } = await world.call(reportUtilisation, { ...asked, query: { from, to } });
    return Object.fromEntries(body.map(({ id, usedHours, share, pickups }) => [id, { usedHours, share, pickups }]));
  };
  const month = await used(october.from, october.to);
  expect(month[drill.id]).toEqual({ usedHours: 31.5, share: 31.5 / 745, pickups: 2 });
  expect(month[key.id]).toEqual({ usedHours: 2.5, share: 2.5 / 745, pickups: 0 });
  expect(month[gauge.id]).toEqual({ usedHours: 0, share: 0, pickups: 0 });
  expect((await used('2026-10-25', '2026-10-25'))[drill.id]).toEqual({ usedHours: 25, share: 1, pickups: 0 });
  expect((await used('2026-10-24', '2026-10-24'))[drill.id]).toMatchObject({ usedHours: 2 });
  expect((await used('2026-10-26', '2026-10-26'))[drill.id]).toMatchObject({ usedHours: 0.5 });
  expect((await used('2027-03-27', '2027-03-27'))[drill.id]).toMatchObject({ usedHours: 1 });
  expect((await used('2027-03-28', '2027-03-28'))[drill.id]).toEqual({ usedHours: 23, share: 1, pickups: 0 });
  expect((await used('2027-04-09', '2027-04-12'))[key.id]).toEqual({ usedHours: 38, share: 1, pickups: 0 });
});

test('the golden month: what each tool’s life adds up to, and apart how long one has been out that still is', async () => {
  const { asked, drill, key, gauge } = await goldenMonth(world);
  const { body } = await world.call(reportTools, asked);
  const of = ({ id }: Tool) => body.find((row) => row.id === id);
  expect(body.map(({ name }) => name)).toEqual(['A taladro', 'B llave', 'C galga']);
  expect(of(drill)).toMatchObject({ totalUse: 55, pickups: 3, incidents: 0, lastPickup: '2027-03-27T22:00:00.000Z' });
  expect(of(drill)).toMatchObject({ outHours: null });
  expect(of(key)).toMatchObject({ totalUse: 2, outHours: 3853, pickups: 1, incidents: 0 });
  expect(of(gauge)).toMatchObject({ totalUse: 0, outHours: null, pickups: 0, incidents: 2, lastPickup: null });
});

test('total use is from a pick-up to its return: neither what is out nor what was handed out or lent counts', async () => {
  const { boss, ana, luis, asked } = await goldenMonth(world);
  const [saw, crane, lent] = [
    await givenTool(world, boss, { name: 'D sierra' }),
    await givenTool(world, boss, { name: 'E grúa' }),
    await givenTool(world, boss, { name: 'F prestada' }),
  ];
  await happened(world, boss.accountId, [
    ['2027-04-01T08:00:00Z', saw, 'pickup', ana],
    ['2027-04-01T09:40:00Z', saw, 'adminReassigned', boss, luis],
    ['2027-04-01T10:40:00Z', saw, 'return', luis],
    ['2027-04-02T08:00:00Z', saw, 'pickup', ana],
    ['2027-04-02T08:30:00Z', saw, 'return', ana],
    ['2027-04-10T08:00:00Z', saw, 'pickup', ana],
    ['2027-04-01T08:00:00Z', crane, 'assigned', boss, ana],
    ['2027-04-01T18:00:00Z', crane, 'return', ana],
    ['2027-04-10T09:30:00Z', crane, 'assigned', boss, ana],
    ['2027-04-01T08:00:00Z', lent, 'loan', boss],
    ['2027-04-01T18:00:00Z', lent, 'loanReturned', boss],
    ['2027-04-09T12:00:00Z', lent, 'loan', boss],
  ]);
  const { body } = await world.call(reportTools, { ...asked, query: { sort: 'outHours', way: 'desc' } });
  expect(body.slice(0, 4).map(({ name, totalUse, outHours }) => [name, totalUse, outHours])).toEqual([
    ['B llave', 2, 3853],
    ['F prestada', 0, 24],
    ['D sierra', 3, 4],
    ['E grúa', 0, 2],
  ]);
  expect(body.slice(4).map(({ outHours }) => outHours)).toEqual([null, null]);
});

test.each(['name', 'totalUse', 'outHours', 'lastPickup', 'locker', 'purchasePrice', 'incidents'] as const)(
  'the overview by %s goes on page by page either way, what has no value last',
  async (sort) => {
    const { boss, asked, gauge } = await goldenMonth(world);
    for (let at = 0; at < 4; at++)
      await givenTool(world, boss, { name: `Otra ${at}`, purchasePrice: at % 2 ? at : null });
    for (const way of ['asc', 'desc']) {
      const whole = (await world.call(reportTools, { ...asked, query: { sort, way } })).body;
      const names: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { sort, way, limit: '2', ...(cursor && { cursor }) };
        const { body, headers } = await world.call(reportTools, { ...asked, query });
        names.push(...body.map(({ id }) => id));
        cursor = headers['x-next-cursor'];
      } while (cursor);
      expect(names).toEqual(whole.map(({ id }) => id));
      expect(new Set(names).size).toBe(7);
      if (sort === 'lastPickup') expect(whole.slice(2).map(({ id }) => id)).toContain(gauge.id);
    }
  },
);

test('a tool that goes on being used while pages are read is in one of them, once', async () => {
  const { boss, asked } = await goldenMonth(world);
  const saw = await givenTool(world, boss, { name: 'D sierra' });
  await happened(world, boss.accountId, [['2027-04-10T11:30:00Z', saw, 'pickup', boss]]);
  for (const [endpoint, query] of [
    [reportTools, { sort: 'outHours', way: 'asc', limit: '2' }],
    [reportUtilisation, { sort: 'used', way: 'asc', limit: '2', from: '2027-04-01', to: '2027-04-30' }],
  ] as const) {
    world.setClock('2027-04-10T12:00:00Z');
    const first = await world.call(endpoint, { ...asked, query });
    world.setClock('2027-04-10T18:00:00Z');
    const rest = await world.call(endpoint, {
      ...asked,
      query: { ...query, cursor: first.headers['x-next-cursor'] ?? '' },
    });
    const names = [...first.body, ...rest.body].map(({ name }) => name);
    expect(names.toSorted()).toEqual(['A taladro', 'B llave', 'C galga', 'D sierra']);
  }
});

test('acts through the product add up to what the whole history says', async () => {
  world.setClock();
  const boss = await world.company();
  const [ana, luis] = [await world.person(boss.accountId), await world.person(boss.accountId)];
  const tool = await givenTool(world, boss);
  const acts = toolActs(() => ({ world, admin: boss, tool }));
  await acts.pickUp(ana);
  await acts.ask(luis);
  await acts.assign(ana, luis);
  await acts.giveBack(luis);
  await acts.assign(boss, ana);
  await acts.ask(luis);
  await acts.reassign(luis);
  await acts.reassign(null);
  await givenIncident(world, luis, tool.id);
  const disagree = await asVisitor(world.database, 'read', boss.accountId, async (db) => {
    const { rows } = await sql`
      (select user_id, action, sum(entries) from history_days group by 1, 2
       except select user_id, action, count(*) from history group by 1, 2)
      union all
      (select user_id, action, count(*) from history group by 1, 2
       except select user_id, action, sum(entries) from history_days group by 1, 2)`.execute(db);
    return rows;
  });
  expect(disagree).toEqual([]);
  const [row] = (await world.call(reportTools, { params: { accountId: boss.accountId }, token: boss.token })).body;
  expect(row).toMatchObject({ pickups: 1, incidents: 1, totalUse: 0, status: 'incidentOpen' });
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Madrid' });
  const [used] = (
    await world.call(reportUtilisation, {
      params: { accountId: boss.accountId },
      token: boss.token,
      query: { from: today, to: today },
    })
  ).body;
  expect(used).toMatchObject({ pickups: 1, requests: 2 });
});

test('calibrations by when they are due, with what was found the last time', async () => {
  world.setClock('2027-04-10T12:00:00Z');
  const boss = await world.company();
  const [late, soon, later, never] = [
    await givenTool(world, boss, { name: 'Tarde' }),
    await givenTool(world, boss, { name: 'Pronto' }),
    await givenTool(world, boss, { name: 'Luego' }),
    await givenTool(world, boss, { name: 'Nunca' }),
  ];
  for (const [tool, date, nextCalibration] of [
    [late, '2026-04-09', '2027-04-09'],
    [soon, '2026-05-10', '2027-05-10'],
    [later, '2026-06-01', '2027-06-01'],
    [never, '2026-06-01', undefined],
  ] as const)
    await world.call(calibrateTool, {
      params: { id: tool.id, accountId: boss.accountId },
      token: boss.token,
      body: { entity: 'Metrología Sur', date, nextCalibration, result: 'pass' },
    });
  const asked = { params: { accountId: boss.accountId }, token: boss.token };
  const { body } = await world.call(reportCalibrations, asked);
  expect(body.map(({ name, state }) => [name, state])).toEqual([
    ['Tarde', 'overdue'],
    ['Pronto', 'due'],
    ['Luego', 'later'],
    ['Nunca', 'unplanned'],
  ]);
  expect(body[0]?.last).toEqual({ date: '2026-04-09', entity: 'Metrología Sur', result: 'pass' });
  expect((await world.call(reportCalibrations, { ...asked, query: { state: 'due' } })).body).toHaveLength(1);
  const counted = (await world.call(countCalibrations, asked)).body;
  expect(counted.states).toEqual({ overdue: 1, due: 1, later: 1, unplanned: 1 });
  expect(counted.months).toHaveLength(12);
  expect(counted.months.filter(({ due }) => due > 0)).toEqual([
    { month: '2027-05', due: 1 },
    { month: '2027-06', due: 1 },
  ]);
});

test('no sum reads the history: it may be as long as it likes', async () => {
  const { asked } = await goldenMonth(world);
  await sql`revoke select on history from llave_app`.execute(world.database.owner);
  try {
    for (const [endpoint, query] of [
      [reportTools, {}],
      [reportActivity, october],
      [reportSavings, october],
      [reportUtilisation, october],
      [reportCalibrations, {}],
      [countCalibrations, {}],
    ] as const)
      expect((await world.call(endpoint, { ...asked, query })).status, endpoint.name).toBe(200);
  } finally {
    await sql`grant select on history to llave_app`.execute(world.database.owner);
  }
});
