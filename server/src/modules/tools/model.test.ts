import type { Endpoint } from '@llave/contract/endpoint';
import { type HistoryEntry, listToolHistory } from '@llave/contract/history';
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
  type Tool,
  unblockTool,
  useTool,
} from '@llave/contract/tools';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenImage, givenTool } from '../../test/given.ts';
import { type Member, openWorld, type World } from '../../test/world.ts';

let world: World;
let admin: Member;
let people: Member[];
let img: string;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.company();
  people = [admin, await world.person(admin.accountId), await world.person(admin.accountId)];
  img = await givenImage(world, admin);
});
afterAll(() => world.close());

/** What a tool is, as the rules of the specification say it; people by their number, 0 is the admin. */
type Model = { holder?: number; asked?: number; lent: boolean; blocked: boolean; retired: boolean; deleted: boolean };
type Act = { kind: string; by: number; to: number };

const kinds = [
  'pickup',
  'return',
  'ask',
  'drop',
  'assign',
  'reassign',
  'take',
  'lend',
  'unlend',
  'block',
  'unblock',
  'retire',
  'delete',
];
const adminOnly = ['reassign', 'take', 'lend', 'unlend', 'block', 'unblock', 'retire', 'delete'];

/** The status the act must be answered with; changes the model when it succeeds. */
const apply = (model: Model, { kind, by, to }: Act): number => {
  if (adminOnly.includes(kind) && by !== 0) return 403;
  if (model.deleted) return 404;
  const free = model.holder === undefined && !model.lent;
  const usable = !model.blocked && !model.retired;
  const give = (person: number | undefined) => {
    model.holder = person;
    model.asked = undefined;
    return 200;
  };
  switch (kind) {
    case 'pickup':
      if (model.holder === by) return 200;
      return usable && free ? give(by) : 409;
    case 'return':
      if (model.holder === by) return give(undefined);
      return model.holder === undefined ? 200 : 409;
    case 'ask':
      if (model.holder === undefined || model.holder === by || (model.asked !== undefined && model.asked !== by))
        return 409;
      model.asked = by;
      return 200;
    case 'drop':
      if (model.asked === undefined) return 200;
      if (by !== 0 && by !== model.asked && by !== model.holder) return 403;
      model.asked = undefined;
      return 200;
    case 'assign':
      if (model.holder === by) return model.asked === to && usable ? give(to) : 409;
      if (by !== 0) return 403;
      return free && usable ? give(to) : 409;
    case 'reassign':
      if (model.holder === to) return 200;
      return usable && !model.lent ? give(to) : 409;
    case 'take':
      return give(undefined);
    case 'lend':
      if (!usable || !free) return 409;
      model.lent = true;
      return 200;
    case 'unlend':
      model.lent = false;
      return 200;
    case 'block':
      model.blocked = true;
      return 200;
    case 'unblock':
      model.blocked = false;
      return 200;
    case 'retire':
      if (!free) return 409;
      model.retired = true;
      return 200;
    default:
      if (!free) return 409;
      model.deleted = true;
      return 200;
  }
};

const perform = async (tool: Tool, { kind, by, to }: Act): Promise<number> => {
  const [who, other] = [people[by], people[to]];
  const call = async (endpoint: Endpoint, params: object = {}, body?: object) => {
    const sending = { params: { id: tool.id, accountId: admin.accountId, ...params }, body, token: who?.token };
    return (await world.call(endpoint, sending)).status;
  };
  if (kind === 'pickup' || kind === 'return') return call(useTool, {}, { action: kind });
  if (kind === 'ask') return call(requestTool, { userId: who?.user.id });
  if (kind === 'drop') return call(requestTool, { userId: 'null' });
  if (kind === 'assign') return call(assignTool, { userId: other?.user.id });
  if (kind === 'reassign') return call(reassignTool, { userId: other?.user.id });
  if (kind === 'take') return call(reassignTool, { userId: 'null' });
  if (kind === 'lend') return call(lendTool, {}, { name: 'Fuera', email: 'fuera@taller.test' });
  if (kind === 'unlend') return call(returnLoan);
  return call({ block: blockTool, unblock: unblockTool, retire: retireTool, delete: deleteTool }[kind] as Endpoint);
};

/** What the history alone says of the present. */
const replay = (entries: HistoryEntry[]) => {
  const state = { holder: null as string | null, lent: false, blocked: false, retired: false };
  for (const { action, userId, reAssignedTo } of entries) {
    if (action === 'pickup') state.holder = userId;
    if (action === 'return') state.holder = null;
    if (action === 'assigned' || action === 'reAssigned' || action === 'adminReassigned') state.holder = reAssignedTo;
    if (action === 'loan') state.lent = true;
    if (action === 'loanReturned') state.lent = false;
    if (action === 'blocked') state.blocked = true;
    if (action === 'unBlocked') state.blocked = false;
    if (action === 'retired') state.retired = true;
  }
  return state;
};

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...kinds),
  by: fc.integer({ min: 0, max: 2 }),
  to: fc.integer({ min: 0, max: 2 }),
});

const agree = async (tool: Tool, model: Model) => {
  const { status, body } = await world.call(getTool, { params: { id: tool.id }, token: admin.token });
  expect(status).toBe(model.deleted ? 404 : 200);
  if (model.deleted) return;
  const state = {
    holder: people[model.holder ?? -1]?.user.id ?? null,
    lent: model.lent,
    blocked: model.blocked,
    retired: model.retired,
  };
  expect({
    holder: body.assignedTo,
    lent: body.toolLoan !== null,
    blocked: !body.isEnable,
    retired: body.status === 'retired',
  }).toEqual(state);
  expect(body.requestedBy).toBe(people[model.asked ?? -1]?.user.id ?? null);
  const params = { accountId: admin.accountId, toolId: tool.id };
  const history = await world.call(listToolHistory, { params, query: { limit: '500' }, token: admin.token });
  expect(replay(history.body.reverse())).toEqual(state);
};

test('random acts by several people end as the rules say, are refused exactly where they say, and history replays to the present', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
      const tool = await givenTool(world, admin, { img });
      const model: Model = { lent: false, blocked: false, retired: false, deleted: false };
      for (const next of acts) {
        const expected = apply(model, next);
        expect({ ...next, status: await perform(tool, next) }).toEqual({ ...next, status: expected });
      }
      await agree(tool, model);
    }),
    { numRuns: 150 },
  );
}, 240_000);
