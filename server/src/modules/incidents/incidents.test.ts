import { randomUUID } from 'node:crypto';
import { downloadAddress } from '@llave/contract/files';
import { listToolHistory } from '@llave/contract/history';
import {
  changeIncident,
  closeIncident,
  getIncident,
  type Incident,
  listIncidents,
  listObservations,
  openIncident,
} from '@llave/contract/incidents';
import { listNotices } from '@llave/contract/notices';
import {
  changeTool,
  countTools,
  deleteTool,
  getTool,
  listTools,
  retireTool,
  type Tool,
  useTool,
} from '@llave/contract/tools';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenImage, givenIncident, givenTool } from '../../test/given.ts';
import { givenWorkshop, givenWorld } from '../../test/given-world.ts';
import { mailed } from '../../test/mailed.ts';
import { shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
const { admin, marta, ivan } = givenWorkshop(world);
let tool: Tool;
beforeEach(async () => {
  tool = await givenTool(world, admin);
});

const read = (id: string, who: Member = admin) => world.call(getIncident, { params: { id }, token: who.token });
const change = (body: object, who: Member) => world.call(changeIncident, { token: who.token, body });
const close = ({ id }: Incident, body: object, who: Member = admin) =>
  world.call(closeIncident, { params: { id, accountId: admin.accountId }, token: who.token, body });
const toolNow = async () => (await world.call(getTool, { params: { id: tool.id }, token: admin.token })).body;
const actions = async () => {
  const params = { accountId: admin.accountId, toolId: tool.id };
  return (await world.call(listToolHistory, { params, token: admin.token })).body.map(({ action }) => action);
};
const list = async (who: Member, query: object = {}) =>
  (await world.call(listIncidents, { params: { accountId: admin.accountId }, query, token: who.token })).body;

describe('reporting', () => {
  test('opens an incident that remembers who held the tool, and the tool shows it until it is closed', async () => {
    await world.call(useTool, { params: { id: tool.id }, body: { action: 'pickup' }, token: ivan.token });
    const picture = await givenImage(world, marta);
    const incident = await givenIncident(world, marta, tool.id, { incidentType: 'broken', files: [picture] });
    expect(incident).toMatchObject({
      toolId: tool.id,
      incidentType: 'broken',
      createdBy: marta.user.id,
      creator: { name: 'Marta' },
      holder: { name: 'Iván' },
      files: [picture],
      closedDate: null,
    });
    expect(await toolNow()).toMatchObject({ status: 'incidentOpen', incident: { id: incident.id } });
    expect((await actions())[0]).toBe('incidentOpen');

    await close(incident, { note: 'Muelle nuevo', repaired: true });
    expect(await toolNow()).toMatchObject({ status: 'inUse', incident: null, lastFix: expect.any(String) });
    expect((await actions())[0]).toBe('incidentClose');
  });

  test('asks for a type and an observation', async () => {
    const body = { toolId: tool.id, description: ' ' };
    const answer = await world.call(openIncident, { token: marta.token, body });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.body.details).toEqual([
      { path: 'incidentType', code: 'incidentTypeRequired' },
      { path: 'description', code: 'observationRequired' },
    ]);
  });

  test('tells the admins by mail and live, and not who reports', async () => {
    const incident = await givenIncident(world, marta, tool.id, { description: 'Se oye un ruido' });
    const mail = await mailed(world, admin.email, ({ text }) => text.includes(incident.id));
    expect(mail.subject).toContain('Llave dinamométrica');
    expect(mail.text).toContain('Marta Ruiz');
    expect(mail.text).toContain('Se oye un ruido');
    const noticesOf = async ({ token }: Member) =>
      (await world.call(listNotices, { params: { accountId: admin.accountId }, token })).body;
    expect((await noticesOf(admin))[0]).toMatchObject({ kind: 'incidentOpened', incidentId: incident.id });
    expect((await noticesOf(marta)).filter(({ kind }) => kind === 'incidentOpened')).toEqual([]);
    await close(incident, { note: 'Hecho' });
    expect((await noticesOf(admin)).filter(({ incidentId }) => incidentId === incident.id)).toEqual([]);
  });

  test('is for those who may use the tool; others do not see its incidents either', async () => {
    const incident = await givenIncident(world, admin, tool.id);
    const { version, img, name } = await toolNow();
    const body = { id: tool.id, version, img, name, excludedUsers: [ivan.user.id] };
    expect((await world.call(changeTool, { token: admin.token, body })).status).toBe(200);

    expect((await read(incident.id, marta)).status).toBe(200);
    expect((await read(incident.id, ivan)).status).toBe(404);
    expect((await list(ivan)).map(({ id }) => id)).not.toContain(incident.id);
    const observation = { id: incident.id, observations: [{ id: randomUUID(), detail: 'Yo también' }] };
    expect((await change(observation, ivan)).status).toBe(404);
    const report = { toolId: tool.id, incidentType: 'dirty', description: 'x' };
    expect((await world.call(openIncident, { token: ivan.token, body: report })).status).toBe(404);
  });

  test('takes only pictures that the reporter has uploaded, each for one incident', async () => {
    const picture = await givenImage(world, ivan);
    const report = { toolId: tool.id, incidentType: 'dirty', description: 'x', files: [picture] };
    const stolen = await world.call(openIncident, { token: marta.token, body: report });
    expect(stolen).toMatchObject({ status: 400, body: { details: [{ path: 'files.0', code: 'fileMissing' }] } });
    expect((await world.call(openIncident, { token: ivan.token, body: report })).status).toBe(200);
    expect((await world.call(openIncident, { token: ivan.token, body: report })).status).toBe(400);
    const address = await world.call(downloadAddress, { params: { fileName: picture }, token: admin.token });
    expect(address.status).toBe(200);
  });

  test('the same picture for three tools at once goes to one', async () => {
    shows(14, 3);
    const files = [await givenImage(world, marta)];
    const tools = await Promise.all([1, 2, 3].map(() => givenTool(world, admin)));
    const answers = await Promise.all(
      tools.map(({ id: toolId }) =>
        world.call(openIncident, {
          token: marta.token,
          body: { toolId, incidentType: 'dirty', description: 'x', files },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a retired tool takes no new ones', async () => {
    await world.call(retireTool, { params: { id: tool.id, accountId: admin.accountId }, token: admin.token });
    const body = { toolId: tool.id, incidentType: 'dirty', description: 'x' };
    expect(await world.call(openIncident, { token: marta.token, body })).toMatchObject({
      status: 409,
      body: { code: 'toolRetired' },
    });
  });
});

describe('an open incident', () => {
  test('keeps its tool from being deleted', async () => {
    const incident = await givenIncident(world, marta, tool.id);
    const params = { id: tool.id, accountId: admin.accountId };
    expect(await world.call(deleteTool, { params, token: admin.token })).toMatchObject({
      status: 409,
      body: { code: 'toolHasIncident', message: 'Tool could not be deleted', details: { incidentId: incident.id } },
    });
    await close(incident, { note: 'Era suciedad' });
    expect((await world.call(deleteTool, { params, token: admin.token })).status).toBe(200);
    expect((await read(incident.id)).status).toBe(404);
  });

  test('gathers observations of several people, each sent once however often', async () => {
    const { id } = await givenIncident(world, marta, tool.id);
    const first = { id: randomUUID(), detail: 'Gira en vacío' };
    await change({ id, observations: [first] }, ivan);
    await change({ id, observations: [first, { id: randomUUID(), detail: 'Pedida la pieza' }] }, admin);
    const { body } = await change({ id, observations: [{ ...first, detail: 'otra cosa' }] }, marta);
    expect(body.observations.map(({ detail, userId }) => [detail, userId])).toEqual([
      ['Gira en vacío', ivan.user.id],
      ['Pedida la pieza', admin.user.id],
    ]);
    expect(body.observations[1]?.user).toMatchObject({ email: admin.email });
  });

  test('takes five hundred observations and no more, shows the newest hundred and lists the rest by pages', async () => {
    const { id } = await givenIncident(world, marta, tool.id);
    const say = (from: number, count: number) =>
      change({ id, observations: Array.from({ length: count }, (_, n) => ({ detail: `Prueba ${from + n}` })) }, ivan);
    expect((await say(0, 101)).body).toMatchObject({ code: 'invalid', details: [{ path: 'observations' }] });
    for (let from = 0; from < 500; from += 100) expect((await say(from, 100)).status).toBe(200);
    expect((await say(500, 1)).body).toMatchObject({ code: 'incidentFull', details: { max: 500 } });

    const { body } = await read(id);
    const seen = body.observations.map(({ detail }) => detail);
    expect([seen.length, seen[0], seen[99]]).toEqual([100, 'Prueba 400', 'Prueba 499']);
    let cursor = body.earlierObservations ?? undefined;
    while (cursor) {
      const page = await world.call(listObservations, {
        params: { id },
        query: { limit: 150, cursor },
        token: ivan.token,
      });
      seen.unshift(...page.body.map(({ detail }) => detail).reverse());
      cursor = page.headers['x-next-cursor'];
    }
    expect(seen).toEqual(Array.from({ length: 500 }, (_, n) => `Prueba ${n}`));
  });

  test('has its description put right by its author and by managers, not over a newer one', async () => {
    const { id, version } = await givenIncident(world, marta, tool.id);
    expect((await change({ id, version, description: 'Rota del todo' }, ivan)).status).toBe(403);
    expect((await change({ id, version, description: 'Rota por el eje' }, marta)).status).toBe(200);
    expect(await change({ id, version, description: 'Otra' }, admin)).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect((await read(id)).body.description).toBe('Rota por el eje');
  });

  test('is closed once, by those who manage tools, with a note', async () => {
    const incident = await givenIncident(world, marta, tool.id);
    expect((await close(incident, { note: 'x' }, marta)).status).toBe(403);
    expect((await close(incident, { note: ' ' })).body.details).toEqual([
      { path: 'note', code: 'closingNoteRequired' },
    ]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => close(incident, { note: 'Hecho' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'incidentClosed']));
    expect((await actions()).filter((action) => action === 'incidentClose')).toHaveLength(1);
    expect((await read(incident.id)).body).toMatchObject({
      closingNote: 'Hecho',
      repaired: false,
      closer: { id: admin.user.id },
    });
    expect((await toolNow()).lastFix).toBeNull();
    const late = { id: incident.id, observations: [{ id: randomUUID(), detail: 'tarde' }] };
    expect((await change(late, marta)).body.code).toBe('incidentClosed');
  });
});

test('the list is newest first, searched, filtered and read page by page', async () => {
  const other = await world.company();
  const { accountId, token } = other;
  const wrench = await givenTool(world, other, { name: 'Gato Núñez' });
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1)
    ids.unshift((await givenIncident(world, other, wrench.id, { description: `caso ${at}` })).id);
  await world.call(closeIncident, { params: { id: ids[0] ?? '', accountId }, body: { note: 'ya' }, token });

  const page = async (query: object) => {
    const { body, headers } = await world.call(listIncidents, { params: { accountId }, query, token });
    return { ids: body.map(({ id }) => id), cursor: headers['x-next-cursor'] };
  };
  const first = await page({ limit: 2 });
  const second = await page({ limit: 2, cursor: first.cursor });
  const third = await page({ limit: 2, cursor: second.cursor });
  expect([...first.ids, ...second.ids, ...third.ids]).toEqual(ids);
  expect(third.cursor).toBeUndefined();
  expect((await page({ state: 'closed' })).ids).toEqual([ids[0]]);
  expect((await page({ state: 'open' })).ids).toEqual(ids.slice(1));
  expect((await page({ q: 'nunez caso 3' })).ids).toEqual([ids[1]]);
  expect((await page({ toolId: wrench.id })).ids).toEqual(ids);

  const counts = (await world.call(countTools, { params: { accountId }, token })).body;
  expect(counts).toEqual({ total: 1, available: 0, inUse: 0, incidentOpen: 1, mine: 0, calibrationDue: 0 });
  const shown = await world.call(listTools, { params: { accountId }, query: { status: 'incidentOpen' }, token });
  expect(shown.body.map(({ id }) => id)).toEqual([wrench.id]);
});
