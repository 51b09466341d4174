import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { listHistory } from '@llave/contract/history';
import { getIncident, incidentTypes, listIncidents } from '@llave/contract/incidents';
import { listLockers } from '@llave/contract/lockers';
import { smallPicture } from '@llave/contract/picture-address';
import { getTool, listTools, type ToolCard } from '@llave/contract/tools';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { kindOf } from '../adapters/file-kind.ts';
import { demoAccountId as accountId } from '../config.ts';
import type { Db } from '../db/database.ts';
import { asVisitor } from '../db/tenancy.ts';
import { givenWorld } from '../test/given-world.ts';
import type { Member } from '../test/world.ts';
import { createDemo } from './create.ts';
import { drawings } from './pictures/catalogue.ts';
import { demoSignIns } from './sign-ins.ts';
import { demoTools } from './tools.ts';

const world = givenWorld();
let admin: Member;
let marta: Member;
beforeAll(async () => {
  await createDemo(world.services);
  admin = await world.signIn(demoSignIns.admin, demoSignIns.password);
  marta = await world.signIn(demoSignIns.worker, demoSignIns.password);
});

const rows = <T>(work: (db: Db) => Promise<T>) => asVisitor(world.database, 'read', accountId, work);
const board = async (who: Member): Promise<ToolCard[]> => {
  const { status, body } = await world.call(listTools, {
    params: { accountId },
    query: { limit: '500' },
    token: who.token,
  });
  expect(status).toBe(200);
  return body;
};

describe('the board', () => {
  test('has some forty tools, each with a photo of its own, in every state', async () => {
    const tools = await board(admin);
    expect(tools.length).toBeGreaterThanOrEqual(40);
    expect(new Set(tools.map(({ img }) => img)).size).toBe(tools.length);
    expect(new Set(tools.map(({ reference }) => reference)).size).toBe(tools.length);
    const some = (condition: (tool: ToolCard) => boolean) =>
      expect(tools.filter(condition).length, String(condition)).toBeGreaterThan(0);
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    for (const status of ['available', 'inUse', 'incidentOpen']) some((tool) => tool.status === status);
    some((tool) => !tool.isEnable && tool.incident === null);
    some((tool) => !tool.isEnable && tool.incident !== null);
    some((tool) => tool.isEnable && tool.incident !== null);
    some((tool) => tool.toolLoan !== null);
    some((tool) => tool.lockerId !== null);
    some((tool) => tool.lastFix !== null);
    some((tool) => tool.requestedBy === marta.user.id);
    some((tool) => tool.assignedTo === marta.user.id && tool.requestedBy !== null);
    some((tool) => tool.nextCalibration !== null && tool.nextCalibration < day(-1));
    some((tool) => tool.nextCalibration !== null && tool.nextCalibration > day(1) && tool.nextCalibration < day(30));
    some((tool) => tool.nextCalibration !== null && tool.nextCalibration > day(60));
    const retired = await rows((db) =>
      db.selectFrom('tools').select('name').where('retired_at', 'is not', null).execute(),
    );
    expect(retired).toHaveLength(2);
  });

  test('shows a worker what does not exclude them', async () => {
    const [all, theirs] = [await board(admin), await board(marta)];
    expect(theirs.length).toBeLessThan(all.length);
    expect(theirs.length).toBeGreaterThan(35);
    expect(theirs.filter(({ assignedTo }) => assignedTo === marta.user.id)).toHaveLength(2);
  });

  test('has files, certificates and lockers of several sizes', async () => {
    const [torque] = (await board(admin)).filter(({ reference }) => reference === 'DIN-014');
    const { body } = await world.call(getTool, { params: { id: torque?.id ?? '' }, token: admin.token });
    expect(body.attachments.map(({ fileType }) => fileType).sort()).toEqual(['invoice', 'technicalInfo']);
    expect(body.calibrations[0]).toMatchObject({ result: 'pass', fileName: expect.stringMatching(/\.pdf$/) });
    const lockers = (await world.call(listLockers, { params: { accountId }, token: admin.token })).body;
    expect(lockers.filter(({ useType }) => useType === 'Renting')).toHaveLength(16);
    expect(new Set(lockers.map(({ lockerSize }) => lockerSize)).size).toBe(8);
    expect(lockers.filter(({ useId }) => useId !== null).length).toBeGreaterThan(10);
  });
});

describe('its history', () => {
  const everything = () =>
    rows(async (db) => ({
      tools: await db.selectFrom('tools').selectAll().execute(),
      history: await db.selectFrom('history').selectAll().orderBy('entry_id').execute(),
      users: await db.selectFrom('users').selectAll().execute(),
      excluded: await db.selectFrom('tool_exclusions').selectAll().execute(),
    }));

  test('is three months of legal acts that end in the present', async () => {
    const { tools, history, users, excluded } = await everything();
    const living = new Set(users.filter(({ deleted_at }) => deleted_at === null).map(({ user_id }) => user_id));
    const mayHold = (toolId: string, userId: string | null) =>
      userId !== null &&
      living.has(userId) &&
      !excluded.some((row) => row.tool_id === toolId && row.user_id === userId);
    expect(history.length).toBeGreaterThan(500);
    expect(history.length).toBeLessThan(3000);
    for (const tool of tools) {
      const state = { holder: null as string | null, loan: null as string | null, blocked: false, retired: false };
      const entries = history.filter(({ tool_id }) => tool_id === tool.tool_id);
      expect(entries[0]?.action).toBe('create');
      for (const { action, user_id, re_assigned_to, holder_before, loan_name } of entries) {
        const what = `${tool.reference} ${action}`;
        expect(state.retired, what).toBe(false);
        if (['pickup', 'assigned', 'loan'].includes(action))
          expect(state, what).toMatchObject({ holder: null, loan: null, blocked: false });
        if (['return', 'reAssigned', 'adminReassigned'].includes(action))
          expect(holder_before, what).toBe(state.holder);
        if (action === 'pickup') state.holder = user_id;
        if (['assigned', 'reAssigned', 'adminReassigned'].includes(action)) state.holder = re_assigned_to;
        if (action === 'return') state.holder = null;
        else if (state.holder) expect(mayHold(tool.tool_id, state.holder), what).toBe(true);
        if (action === 'loan') state.loan = loan_name;
        if (action === 'loanReturned') state.loan = null;
        if (action === 'blocked' || action === 'unBlocked') state.blocked = action === 'blocked';
        if (action === 'retired') state.retired = true;
      }
      expect({ ...state, reference: tool.reference }).toEqual({
        reference: tool.reference,
        holder: tool.holder_id,
        loan: tool.loan_name,
        blocked: tool.blocked_at !== null,
        retired: tool.retired_at !== null,
      });
    }
  });

  test('is in order, in the past, and at hours when a workshop works', async () => {
    const { history } = await everything();
    const times = history.map(({ created_at }) => created_at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(Date.now());
    expect(times[0]).toBeGreaterThan(Date.now() - 100 * 86_400_000);
    const madrid = new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Madrid',
      weekday: 'short',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    const longAgo = history.filter(({ created_at }) => created_at.getTime() < Date.now() - 86_400_000);
    for (const { created_at } of longAgo)
      expect(madrid.format(created_at)).toMatch(/^(Mon|Tue|Wed|Thu|Fri), (07|08|09|1[0-8])$/);
    expect((await world.call(listHistory, { params: { accountId }, token: marta.token })).body).toHaveLength(100);
  });
});

test('incidents are open and closed, of every type, with what people saw', async () => {
  const list = async (state: string) =>
    (await world.call(listIncidents, { params: { accountId }, query: { state }, token: admin.token })).body;
  const [open, closed] = [await list('open'), await list('closed')];
  expect(open.length).toBeGreaterThanOrEqual(5);
  expect(closed.length).toBeGreaterThanOrEqual(8);
  expect(new Set([...open, ...closed].map(({ incidentType }) => incidentType)).size).toBe(incidentTypes.length);
  const read = await Promise.all(
    [...open, ...closed].map(
      async ({ id }) => (await world.call(getIncident, { params: { id }, token: admin.token })).body,
    ),
  );
  expect(read.some(({ holder }) => holder !== null)).toBe(true);
  expect(read.some(({ creator, creatorName }) => creator === null && creatorName !== '')).toBe(true);
  expect(read.some(({ images }) => images.length > 1)).toBe(true);
  expect(read.some(({ repaired }) => repaired)).toBe(true);
  for (const { createdDate, closedDate, observations } of read)
    for (const { timestamp } of observations) {
      expect(timestamp > createdDate).toBe(true);
      expect(timestamp < (closedDate ?? new Date().toISOString())).toBe(true);
    }
});

test('every file is stored as it is recorded, and is what it says', async () => {
  const files = await rows((db) => db.selectFrom('files').selectAll().execute());
  for (const { file_name: fileName, sha256, content_type: type, width, height } of files) {
    const content = await buffer(await world.services.storage.read({ accountId, fileName }));
    expect(createHash('sha256').update(content).digest().equals(sha256)).toBe(true);
    expect(await kindOf(fileName, () => world.services.storage.read({ accountId, fileName }))).toBe(type);
    if (type.startsWith('image/')) expect(await sharp(content).metadata()).toMatchObject({ width, height });
  }
  const [first] = await board(marta);
  const small = await world.app.inject({ url: smallPicture(first?.imgUrl ?? '') });
  expect(small.headers['content-type']).toBe('image/webp');
  expect(small.rawPayload.length).toBeLessThan(40_000);
});

test('every kind of tool has its picture, and every picture its tool', () => {
  expect(demoTools.map(({ kind }) => kind as string).sort()).toEqual(Object.keys(drawings).sort());
});

test('making it again changes nothing', async () => {
  const before = await board(admin);
  await createDemo(world.services);
  expect((await board(admin)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});
