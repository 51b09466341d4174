import type { HistoryAction } from '@llave/contract/history';
import {
  countCalibrations,
  reportActivity,
  reportCalibrations,
  reportSavings,
  reportToolLife,
  reportTools,
  reportUtilisation,
} from '@llave/contract/reports';
import { calibrateTool, type Tool } from '@llave/contract/tools';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenIncident, givenTool } from '../../test/given.ts';
import { toolActs } from '../../test/tool-acts.ts';
import { type Member, openWorld, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const now = '2027-04-10T12:00:00Z';
const october = { from: '2026-10-01', to: '2026-10-31' };
const reader = { rentingRoleId: 1, toolsRoleId: 2, managementRoleId: 2, checkingRoleId: 1 } as const;

type Entry = [at: string, tool: Tool, action: HistoryAction, by: Member | null, to?: Member];

const happened = (accountId: string, entries: Entry[]) =>
  asVisitor(world.database, 'write', accountId, (db) =>
    db
      .insertInto('history')
      .values(
        entries.map(([at, tool, action, by, to]) => ({
          created_at: new Date(at),
          tool_id: tool.id,
          action,
          user_id: by?.user.id ?? null,
          re_assigned_to: to?.user.id ?? null,
          holder_before: null,
          loan_name: null,
          loan_email: null,
          file_name: null,
        })),
      )
      .execute(),
  );

/** A month whose sums were made by hand, with the night in which the clocks go back, and a day in which they go forward. */
const goldenMonth = async () => {
  world.setClock(now);
  const boss = await world.company();
  const [ana, luis] = [
    await world.person(boss.accountId, { name: 'Ana', surname: 'Alba' }),
    await world.person(boss.accountId, { name: 'Luis', surname: 'Bravo' }),
  ];
  const [drill, key, gauge] = [
    await givenTool(world, boss, { name: 'A taladro' }),
    await givenTool(world, boss, { name: 'B llave' }),
    await givenTool(world, boss, { name: 'C galga' }),
  ];
  await happened(boss.accountId, [
    ['2026-09-30T21:30:00Z', key, 'pickup', ana],
    ['2026-09-30T22:30:00Z', key, 'reAssigned', ana, luis],
    ['2026-10-01T00:00:00Z', key, 'return', luis],
    ['2026-10-01T06:00:00Z', drill, 'pickup', ana],
    ['2026-10-01T10:00:00Z', drill, 'return', ana],
    ['2026-10-05T10:00:00Z', gauge, 'incidentOpen', ana],
    ['2026-10-06T10:00:00Z', gauge, 'incidentClose', boss],
    ['2026-10-24T20:00:00Z', drill, 'pickup', luis],
    ['2026-10-25T23:30:00Z', drill, 'return', luis],
    ['2026-10-31T22:30:00Z', key, 'adminReassigned', boss, ana],
    ['2026-10-31T23:30:00Z', gauge, 'incidentOpen', null],
    ['2027-03-27T22:00:00Z', drill, 'pickup', ana],
    ['2027-03-28T22:00:00Z', drill, 'return', ana],
  ]);
  const asked = { params: { accountId: boss.accountId }, token: boss.token };
  return { boss, ana, luis, drill, key, gauge, asked };
};

test('the golden month: who did what', async () => {
  const { boss, ana, luis, asked } = await goldenMonth();
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
  const { asked } = await goldenMonth();
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
  const { asked, drill, key, gauge } = await goldenMonth();
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

test('the golden month: what each tool’s life adds up to, until now where it is still out', async () => {
  const { asked, drill, key, gauge } = await goldenMonth();
  const { body } = await world.call(reportTools, asked);
  const of = ({ id }: Tool) => body.find((row) => row.id === id);
  expect(body.map(({ name }) => name)).toEqual(['A taladro', 'B llave', 'C galga']);
  expect(of(drill)).toMatchObject({ totalUse: 55, pickups: 3, incidents: 0, lastPickup: '2027-03-27T22:00:00.000Z' });
  expect(of(key)).toMatchObject({ totalUse: 3856, pickups: 1, incidents: 0 });
  expect(of(gauge)).toMatchObject({ totalUse: 0, pickups: 0, incidents: 2, lastPickup: null });
});

test.each(['name', 'totalUse', 'lastPickup', 'locker', 'purchasePrice', 'incidents'] as const)(
  'the overview by %s goes on page by page either way, what has no value last',
  async (sort) => {
    const { boss, asked, gauge } = await goldenMonth();
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

const csv = async (path: string, token: string, language = 'es') => {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/csv', 'accept-language': language };
  const reply = await world.app.inject({ method: 'GET', url: `/api${path}`, headers });
  return { reply, lines: reply.body.split('\r\n') };
};

test('files that Spanish Excel opens as they are, in which nothing is a formula', async () => {
  const { boss, drill } = await goldenMonth();
  await givenTool(world, boss, { name: '=HYPERLINK("http://mal")', reference: 'a;b', purchasePrice: 12.5 });
  const { reply, lines } = await csv(`/reports/${boss.accountId}/tools?sort=name`, boss.token);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toBe('attachment; filename="herramientas.csv"');
  expect(lines[0]).toBe(
    '\uFEFFHerramienta;Referencia;Estado;La tiene;Taquilla;Última recogida;Uso total (h);Recogidas;Incidencias;Próxima calibración;Fecha de compra;Precio de compra (€)',
  );
  expect(lines[1]).toBe(`"'=HYPERLINK(""http://mal"")";"a;b";Disponible;;;;0;0;0;;;12,5`);
  expect(lines[2]).toBe('A taladro;;Disponible;;;27/03/2027 23:00;55;3;0;;;');
  expect(lines.at(-1)).toBe('');

  const life = await csv(`/reports/${boss.accountId}/tools/${drill.id}`, boss.token, 'en');
  expect(life.lines[0]).toBe('\uFEFFDate and time;Action;Who;To whom;File');
  expect(life.lines[1]).toBe('29/03/2027 00:00;Returned;Ana Alba;;');
  const range = `from=${october.from}&to=${october.to}`;
  const activity = await csv(`/reports/${boss.accountId}/activity?${range}`, boss.token);
  expect(activity.lines.at(-2)).toBe('Total;2;3;1;1;1');
  const savings = await csv(`/reports/${boss.accountId}/savings?${range}`, boss.token);
  expect(savings.lines[1]).toBe('01/10/2026;4;0,1');
  expect(savings.lines.at(-2)).toBe('Total;7;0,18');
});

test('a file goes on over all pages', async () => {
  const { boss, drill } = await goldenMonth();
  await happened(
    boss.accountId,
    Array.from(
      { length: 1203 },
      (_, at): Entry => [new Date(Date.parse('2027-04-01T00:00:00Z') + at * 1000).toISOString(), drill, 'update', boss],
    ),
  );
  const { lines } = await csv(`/reports/${boss.accountId}/tools/${drill.id}`, boss.token);
  const entries = (
    await world.call(reportToolLife, {
      params: { accountId: boss.accountId, toolId: drill.id },
      token: boss.token,
      query: { limit: '500' },
    })
  ).body;
  expect(entries).toHaveLength(500);
  expect(lines).toHaveLength(1 + 1 + 6 + 1203 + 1);
});

test('who may not see reports gets no file either, and what is wrong is said before the file begins', async () => {
  const { boss, ana } = await goldenMonth();
  expect((await csv(`/reports/${boss.accountId}/tools`, ana.token)).reply.statusCode).toBe(403);
  const manager = await world.person(boss.accountId, { access: reader });
  expect((await csv(`/reports/${boss.accountId}/tools`, manager.token)).reply.statusCode).toBe(200);
  const reversed = await csv(`/reports/${boss.accountId}/activity?from=2026-10-02&to=2026-10-01`, boss.token);
  expect(reversed.reply.statusCode).toBe(400);
  expect(reversed.reply.json().details).toEqual([{ path: 'to', code: 'rangeReversed' }]);
  const [theirs] = [await world.company()];
  expect((await csv(`/reports/${boss.accountId}/tools`, theirs.token)).reply.statusCode).toBe(404);
});
