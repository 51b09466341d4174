import type { HistoryAction } from '@llave/contract/history';
import type { Tool } from '@llave/contract/tools';
import { asVisitor } from '../db/tenancy.ts';
import { givenTool } from './given.ts';
import type { Member, World } from './world.ts';

export const october = { from: '2026-10-01', to: '2026-10-31' };

export type Entry = [at: string, tool: Tool, action: HistoryAction, by: Member | null, to?: Member];

/** Writes into a company's history what is said to have happened. */
export const happened = (world: World, accountId: string, entries: Entry[]) =>
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
export const goldenMonth = async (world: World) => {
  world.setClock('2027-04-10T12:00:00Z');
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
  await happened(world, boss.accountId, [
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
