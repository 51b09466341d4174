import { randomUUID } from 'node:crypto';
import { downloadAddress, uploadAddress } from '@llave/contract/files';
import { listToolHistory } from '@llave/contract/history';
import {
  closeIncident,
  getIncident,
  getPublicReport,
  listIncidents,
  sendPublicReport,
  shareIncident,
} from '@llave/contract/incidents';
import { printLabels } from '@llave/contract/labels';
import { deleteTool, retireTool, type Tool } from '@llave/contract/tools';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenIncident, givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { readQr } from '../../test/qr.ts';
import { jpeg } from '../../test/samples.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
let tool: Tool;
let photo: Buffer;
/** Each test comes from a place of its own, because reports of one place are slowed. */
let place: string;
let places = 0;
beforeAll(async () => {
  admin = await world.company({ companyName: 'Taller Turia' });
  photo = await jpeg(64, 64);
});
beforeEach(async () => {
  places += 1;
  place = `10.9.8.${places}`;
  tool = await givenTool(world, admin, { name: 'Gato 3 T' });
});

type Door = { id: string; token: string };

const doorOf = (url: string): Door => {
  const { searchParams } = new URL(url);
  return {
    id: searchParams.get('incidentId') ?? searchParams.get('toolId') ?? '',
    token: searchParams.get('token') ?? '',
  };
};
const label = async (body: object = {}): Promise<Door> => {
  const answer = await world.call(printLabels, { token: admin.token, body: { toolIds: [tool.id], ...body } });
  return doorOf(answer.body[0]?.url ?? '');
};
const linkTo = async (incidentId: string): Promise<Door> =>
  doorOf((await world.call(shareIncident, { params: { id: incidentId }, token: admin.token })).body.url);

const look = ({ id, token }: Door) => world.call(getPublicReport, { params: { id }, query: { token } });
const send = ({ id, token }: Door, body: object, key?: string) =>
  world.call(sendPublicReport, { params: { id }, query: { token }, body, address: place, ...(key && { key }) });

/** Uploads a picture with nothing but the label or the link. */
const upload = async ({ token }: Door) => {
  const fileName = `${randomUUID()}.jpg`;
  const { status, body } = await world.call(uploadAddress, {
    params: { fileName },
    query: { purpose: 'image', token },
  });
  expect(status).toBe(200);
  const headers = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' };
  expect((await world.app.inject({ method: 'PUT', url: body.sasUri, headers, payload: photo })).statusCode).toBe(201);
  return fileName;
};
const incidents = async () => {
  const params = { accountId: admin.accountId };
  return (await world.call(listIncidents, { params, query: { toolId: tool.id }, token: admin.token })).body;
};

describe('a tool’s label', () => {
  test('is a code that opens the public page of its tool', async () => {
    const { body } = await world.call(printLabels, { token: admin.token, body: { toolIds: [tool.id] } });
    expect(body).toMatchObject([{ toolId: tool.id, name: 'Gato 3 T' }]);
    expect(await readQr(Buffer.from(body[0]?.qr ?? '', 'base64'))).toBe(body[0]?.url);
    expect(await look(doorOf(body[0]?.url ?? ''))).toMatchObject({
      status: 200,
      body: { kind: 'tool', companyName: 'Taller Turia', tool: { name: 'Gato 3 T' }, incidentType: null },
    });
  });

  test('opens an incident by nobody we know, with its picture and history', async () => {
    const door = await label();
    const picture = await upload(door);
    const report = { description: 'Pierde aceite', files: [picture], incidentType: 'broken', name: 'Un cliente' };
    expect(await send(door, report)).toMatchObject({ status: 200, body: { kind: 'tool' } });
    const [card] = await incidents();
    expect(card).toMatchObject({ incidentType: 'broken', createdBy: null, creatorName: 'Un cliente' });
    const { body } = await world.call(getIncident, { params: { id: card?.id ?? '' }, token: admin.token });
    expect(body.files).toEqual([picture]);
    const params = { accountId: admin.accountId, toolId: tool.id };
    const history = await world.call(listToolHistory, { params, token: admin.token });
    expect(history.body[0]).toMatchObject({ action: 'incidentOpen', userId: null });
  });

  test('needs a picture and a description, and the picture must be one that came by it', async () => {
    const door = await label();
    expect((await send(door, { description: 'x', files: [] })).body.details).toEqual([
      { path: 'files', code: 'imageRequired' },
    ]);
    expect((await send(door, { description: 'x' })).body.details).toEqual([{ path: 'files', code: 'imageRequired' }]);
    expect((await send(door, { description: '', files: [await upload(door)] })).body.details).toEqual([
      { path: 'description', code: 'observationRequired' },
    ]);
    const foreign = await upload(await label());
    for (const files of [[foreign], [tool.img], [`${randomUUID()}.jpg`]])
      expect((await send(door, { description: 'x', files })).body.details).toEqual([
        { path: 'files.0', code: 'fileMissing' },
      ]);
    expect(await incidents()).toEqual([]);
  });

  test('the same report ten times with one key is one incident', async () => {
    shows(16, 10);
    const door = await label();
    const report = { description: 'Rota', files: [await upload(door)] };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(door, report, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await incidents()).toHaveLength(1);
  });

  test('works beside the ones printed later, until they replace it', async () => {
    const [first, second] = [await label(), await label()];
    for (const door of [first, second]) expect((await look(door)).status).toBe(200);
    const third = await label({ replace: true });
    for (const door of [first, second])
      expect(await look(door)).toMatchObject({ status: 403, body: { code: 'linkInvalid' } });
    expect((await look(third)).status).toBe(200);
  });

  test.each([
    ['retired', retireTool],
    ['deleted', deleteTool],
  ])('says that the tool is gone once it is %s', async (_, end) => {
    const door = await label();
    await world.call(end, { params: { id: tool.id, accountId: admin.accountId }, token: admin.token });
    expect(await look(door)).toMatchObject({ status: 404, body: { code: 'toolNotFound', message: 'Tool not found' } });
    const report = { description: 'x', files: [`${randomUUID()}.jpg`] };
    expect((await send(door, report)).body.code).toBe('toolNotFound');
  });

  test('is for those who manage tools, and only for tools of theirs', async () => {
    const worker = await world.person(admin.accountId);
    const body = { toolIds: [tool.id] };
    expect((await world.call(printLabels, { token: worker.token, body })).status).toBe(403);
    const other = await world.company();
    expect((await world.call(printLabels, { token: other.token, body })).body.code).toBe('toolNotFound');
  });

  test('reports from it are slowed', async () => {
    const door = await label();
    const report = { description: 'x', files: [`${randomUUID()}.jpg`] };
    const statuses = new Set<number>();
    for (let at = 0; at < 25; at += 1) statuses.add((await send(door, report)).status);
    expect(statuses).toEqual(new Set([400, 429]));
  });
});

test('a token that is altered, cut, of another company or missing opens nothing', async () => {
  const door = await label();
  const other = await world.company();
  const swapped = Buffer.from(door.token, 'base64url');
  Buffer.from(other.accountId.replaceAll('-', ''), 'hex').copy(swapped);
  const altered = [`${door.token.slice(0, -2)}AA`, door.token.slice(0, 20), swapped.toString('base64url'), 'x'];
  for (const token of altered) expect(await look({ id: door.id, token })).toMatchObject({ status: 403 });
  for (const session of [{}, { token: admin.token }])
    expect((await world.call(getPublicReport, { params: { id: door.id }, ...session })).status).toBe(401);
});

describe('an incident’s link', () => {
  test('completes that incident with an observation and a picture', async () => {
    const { id } = await givenIncident(world, admin, tool.id, { description: 'No arranca' });
    const door = await linkTo(id);
    expect((await look(door)).body).toMatchObject({
      kind: 'incident',
      description: 'No arranca',
      incidentType: 'broken',
    });
    const picture = await upload(door);
    await send(door, { description: 'Aquí se ve', files: [picture], name: 'Lola' });
    const { body } = await world.call(getIncident, { params: { id }, token: admin.token });
    expect(body.observations).toMatchObject([{ detail: 'Aquí se ve', userId: null, name: 'Lola' }]);
    expect(body.files).toEqual([picture]);
    expect(await incidents()).toHaveLength(1);
    const seen = await world.call(downloadAddress, { params: { fileName: picture }, query: { token: door.token } });
    expect(seen.status).toBe(200);
  });

  test('opens nothing else: no other incident, no tool, no file of the company', async () => {
    const [one, two] = [await givenIncident(world, admin, tool.id), await givenIncident(world, admin, tool.id)];
    const { token } = await linkTo(one.id);
    for (const id of [two.id, tool.id]) expect((await look({ id, token })).body.code).toBe('linkInvalid');
    const { token: labelToken } = await label();
    expect((await look({ id: one.id, token: labelToken })).body.code).toBe('linkInvalid');
    const other = await givenTool(world, admin);
    const file = await world.call(downloadAddress, { params: { fileName: other.img }, query: { token } });
    expect(file.status).toBe(404);
    const mine = await world.call(downloadAddress, { params: { fileName: tool.img }, query: { token } });
    expect(mine.status).toBe(200);
  });

  test('ends after thirty days, and with the incident', async () => {
    const { id } = await givenIncident(world, admin, tool.id);
    const door = await linkTo(id);
    const params = { id, accountId: admin.accountId };
    await world.call(closeIncident, { params, body: { note: 'Hecho' }, token: admin.token });
    expect(await look(door)).toMatchObject({ status: 409, body: { code: 'incidentClosed' } });

    const later = await linkTo((await givenIncident(world, admin, tool.id)).id);
    const soon = world.services.now();
    soon.setDate(soon.getDate() + 31);
    world.pass((soon.getTime() - world.services.now().getTime()) / 60_000);
    expect((await look(later)).body.code).toBe('linkInvalid');
  });
});
