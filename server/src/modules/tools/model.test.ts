import { randomUUID } from 'node:crypto';
import type { Call } from '@llave/contract/endpoint';
import { type HistoryEntry, listToolHistory } from '@llave/contract/history';
import { closeIncident, openIncident } from '@llave/contract/incidents';
import { type Locker, listLockers } from '@llave/contract/lockers';
import {
  assignTool,
  blockTool,
  deleteTool,
  getTool,
  lendTool,
  reassignTool,
  requestTool,
  retireTool,
  returnLoan,
  setToolLocker,
  type Tool,
  unblockTool,
  useTool,
} from '@llave/contract/tools';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { givenImage, givenLocker, givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import { often, shows } from '../../test/proof.ts';
import { type Act, apply, kinds, type Model, newTool, type ToolModel } from '../../test/workshop-model.ts';
import type { Member } from '../../test/world.ts';

/** Few long sequences among the other tests; in the proof many that are shorter. */
const [runs, longest] = [often(80, 5_000), often(30, 12)];

/** Sequences run beside each other, each in a company of its own, so that none waits for the database of another. */
const beside = 4;

const world = givenWorld();
let companies: Company[];
beforeAll(async () => {
  companies = await Promise.all(Array.from({ length: beside }, openCompany));
});

type Company = { admin: Member; people: Member[]; img: string; lockers: Locker[] };

const openCompany = async (): Promise<Company> => {
  const admin = await world.company();
  const people = [admin, await world.person(admin.accountId), await world.person(admin.accountId)];
  const lockers = await Promise.all([0, 1, 2].map(() => givenLocker(world, admin)));
  return { admin, people, img: await givenImage(world, admin), lockers };
};

/** A company with its real tools and the real ids of the incidents that the model counts. */
type Workshop = Company & { tools: Tool[]; incidents: string[] };

const perform = async (workshop: Workshop, model: Model, { kind, tool: at, by, to }: Act) => {
  const { admin, people, lockers, tools, incidents } = workshop;
  const [who, other, id] = [people[by], people[to], tools[at]?.id];
  const call = async (endpoint: Call, params: object = {}, body?: object) => {
    const sending = { params: { id, accountId: admin.accountId, ...params }, body, token: who?.token };
    return world.call(endpoint, sending);
  };
  const report = async () => {
    const answer = await call(openIncident, {}, { toolId: id, incidentType: 'dirty', description: 'x' });
    if (answer.status === 200) incidents.push((answer.body as { id: string }).id);
    return answer;
  };
  const close = () => {
    const incidentId = incidents[model.tools[at]?.open[0] ?? -1] ?? randomUUID();
    return call(closeIncident, { id: incidentId }, { note: 'x', repaired: to === 0 });
  };
  const acts: Record<Act['kind'], () => ReturnType<typeof call>> = {
    pickup: () => call(useTool, {}, { action: 'pickup' }),
    return: () => call(useTool, {}, { action: 'return' }),
    ask: () => call(requestTool, { userId: who?.user.id }),
    drop: () => call(requestTool, { userId: 'null' }),
    assign: () => call(assignTool, { userId: other?.user.id }),
    reassign: () => call(reassignTool, { userId: other?.user.id }),
    take: () => call(reassignTool, { userId: 'null' }),
    lend: () => call(lendTool, {}, { name: 'Fuera', email: 'fuera@taller.test' }),
    unlend: () => call(returnLoan),
    block: () => call(blockTool),
    unblock: () => call(unblockTool),
    retire: () => call(retireTool),
    delete: () => call(deleteTool),
    report,
    close,
    store: () => call(setToolLocker, {}, { lockerId: lockers[to]?.id }),
    unstore: () => call(setToolLocker, {}, { lockerId: null }),
  };
  return (await acts[kind]()).status;
};

/** What the history alone says of the present. */
const replay = (entries: HistoryEntry[]) => {
  const state = { holder: null as string | null, lent: false, blocked: false, retired: false, open: 0 };
  for (const { action, userId, reAssignedTo } of entries) {
    if (action === 'pickup') state.holder = userId;
    if (action === 'return') state.holder = null;
    if (action === 'assigned' || action === 'reAssigned' || action === 'adminReassigned') state.holder = reAssignedTo;
    if (action === 'loan') state.lent = true;
    if (action === 'loanReturned') state.lent = false;
    if (action === 'blocked') state.blocked = true;
    if (action === 'unBlocked') state.blocked = false;
    if (action === 'retired') state.retired = true;
    if (action === 'incidentOpen') state.open += 1;
    if (action === 'incidentClose') state.open -= 1;
  }
  return state;
};

const statusOf = (model: ToolModel) => {
  if (model.retired) return 'retired';
  if (model.open.length > 0) return 'incidentOpen';
  return model.holder !== undefined || model.lent ? 'inUse' : 'available';
};

const agree = async ({ admin, people, lockers }: Workshop, tool: Tool, model: ToolModel) => {
  const { status, body } = await world.call(getTool, { params: { id: tool.id }, token: admin.token });
  expect(status).toBe(model.deleted ? 404 : 200);
  if (model.deleted) return;
  const holder = people[model.holder ?? -1]?.user.id ?? null;
  expect({
    holder: body.assignedTo,
    asked: body.requestedBy,
    locker: body.lockerId,
    lent: body.toolLoan !== null,
    blocked: !body.isEnable,
    status: body.status,
  }).toEqual({
    holder,
    asked: people[model.asked ?? -1]?.user.id ?? null,
    locker: lockers[model.locker ?? -1]?.id ?? null,
    lent: model.lent,
    blocked: model.blocked,
    status: statusOf(model),
  });
  const params = { accountId: admin.accountId, toolId: tool.id };
  const history = await world.call(listToolHistory, { params, token: admin.token });
  const { lent, blocked, retired, open } = model;
  expect(replay(history.body.reverse())).toEqual({ holder, lent, blocked, retired, open: open.length });
};

/** Each locker names the tool that names it, and no other. */
const lockersAgree = async ({ admin, lockers, tools }: Workshop, model: Model) => {
  const params = { accountId: admin.accountId };
  const { body } = await world.call(listLockers, { params, token: admin.token });
  const named = lockers.map(({ id }) => body.find((locker) => locker.id === id)?.useId ?? null);
  expect(named).toEqual(
    lockers.map((_, at) => tools[model.tools.findIndex(({ locker }) => locker === at)]?.id ?? null),
  );
};

const leaveLockers = async (workshop: Workshop, model: Model) => {
  for (const [tool, { locker }] of model.tools.entries())
    if (locker !== undefined) await perform(workshop, model, { kind: 'unstore', tool, by: 0, to: 0 });
};

const number = fc.integer({ min: 0, max: 2 });
const act: fc.Arbitrary<Act> = fc.record({ kind: fc.constantFrom(...kinds), tool: number, by: number, to: number });

const sequence = (company: Company) =>
  fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: longest }), async (acts) => {
    const workshop: Workshop = { ...company, tools: [], incidents: [] };
    workshop.tools = await Promise.all([0, 1, 2].map(() => givenTool(world, company.admin, { img: company.img })));
    const model: Model = { tools: workshop.tools.map(newTool), incidents: 0 };
    for (const next of acts) {
      const before = structuredClone(model);
      const expected = apply(model, next);
      expect({ ...next, status: await perform(workshop, before, next) }).toEqual({ ...next, status: expected });
    }
    await Promise.all(workshop.tools.map((tool, at) => agree(workshop, tool, model.tools[at] as ToolModel)));
    await lockersAgree(workshop, model);
    await leaveLockers(workshop, model);
  });

test('random acts by several people on several tools end as the rules say, are refused exactly where they say, and history replays to the present', async () => {
  const seed = Date.now() % 2 ** 31;
  shows(15, runs, `seeds ${seed} to ${seed + beside - 1}`);
  await Promise.all(
    companies.map((company, at) => fc.assert(sequence(company), { numRuns: runs / beside, seed: seed + at })),
  );
}, 600_000);
