import { expect, test } from 'vitest';
import type { Day } from './day.ts';
import { jpegPhoto } from './drawn.ts';
import { fieldsOf } from './entities.ts';
import { expectFields, granted } from './wire.ts';
import { givenTool, uploaded } from './workshop.ts';

const tokenIn = (url: string | undefined) => new URL(url ?? '').searchParams.get('token') ?? '';

const givenIncident = async (day: Day) => {
  const tool = await givenTool(day);
  const files = [await uploaded(day, `dano-${crypto.randomUUID().slice(0, 8)}.jpg`, day.marta)];
  const body = { toolId: tool.id, incidentType: 'broken', description: 'No arranca', files };
  return { tool, incident: granted(await day.marta.calls.openIncident(body)) };
};

/** Something breaks, and somebody without an account tells it too. */
export const incidentsChapter = (day: Day) => {
  test('an incident is listed and read', async () => {
    const { tool, incident } = await givenIncident(day);
    const [listed] = granted(await day.boss.calls.incidents());
    expectFields(listed ?? {}, fieldsOf.incidentCard);
    const read = granted(await day.boss.calls.incident(incident.id));
    expectFields(read, fieldsOf.incident);
    expect(read).toMatchObject({
      toolId: tool.id,
      createdBy: day.marta.user.id,
      closedDate: null,
      incidentType: 'broken',
      description: 'No arranca',
      files: incident.files,
    });
    expect(granted(await day.boss.calls.tool(tool.id)).status).toBe('incidentOpen');
  });

  test('an observation is added to those that were read', async () => {
    const { incident } = await givenIncident(day);
    const { user, calls } = day.boss;
    const observe = async (detail: string) => {
      const read = granted(await calls.incident(incident.id));
      const added = { userId: user.id, timestamp: new Date().toISOString(), detail };
      return granted(await calls.changeIncident({ ...read, observations: [...read.observations, added] }));
    };
    const before = incident.observations.length;
    await observe('Cable roto');
    await observe('Pedido el repuesto');
    const read = granted(await calls.incident(incident.id));
    expect(read.observations).toHaveLength(before + 2);
    expect(read.observations.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining(['Cable roto', 'Pedido el repuesto']),
    );
    for (const observation of read.observations) expectFields(observation, ['userId', 'timestamp', 'detail']);
    expect([read.description, read.files]).toEqual(['No arranca', incident.files]);
  });

  test('a PUT with the description changes the description', async () => {
    const { incident } = await givenIncident(day);
    const changed = granted(await day.boss.calls.changeIncident({ id: incident.id, description: 'Huele a quemado' }));
    expect([changed.description, changed.files]).toEqual(['Huele a quemado', incident.files]);
    expect(changed.observations).toHaveLength(incident.observations.length);
  });

  test.each([undefined, { note: 'Cambiado el cable' }])('an incident is closed with the body %j', async (body) => {
    const { tool, incident } = await givenIncident(day);
    expect(granted(await day.boss.calls.closeIncident(incident.id, body)).closedDate).toBeTruthy();
    expect(granted(await day.boss.calls.tool(tool.id)).status).toBe('available');
    const { action } = granted(await day.boss.calls.toolHistory(tool.id))[0] ?? {};
    expect(action).toBe('incidentClose');
  });

  test('somebody who scans a tool’s label reports it with a picture', async () => {
    const { anybody, boss, wire } = day;
    const { id } = await givenTool(day, { name: 'Polipasto' });
    const token = tokenIn(granted(await boss.calls.printLabels([id]))[0]?.url);
    expect(granted(await anybody.readReport(id, token)).tool.name).toBe('Polipasto');
    const fileName = `foto-${Date.now()}.jpg`;
    await wire.put(granted(await anybody.uploadAddress(fileName, { token })).sasUri, await jpegPhoto(), 'image/jpeg');
    granted(await anybody.sendReport(id, token, { description: 'La cadena salta', files: [fileName] }));
    const incident = granted(await boss.calls.incidents()).find(({ toolId }) => toolId === id);
    expect(incident).toMatchObject({ description: 'La cadena salta', createdBy: null });
  });

  test('somebody with an incident’s link completes it', async () => {
    const { anybody, boss, wire } = day;
    const { incident, tool } = await givenIncident(day);
    const token = tokenIn(granted(await boss.calls.shareIncident(incident.id)).url);
    expect(granted(await anybody.readReport(incident.id, token)).tool.name).toBe(tool.name);
    const fileName = `${crypto.randomUUID()}.jpg`;
    await wire.put(granted(await anybody.uploadAddress(fileName, { token })).sasUri, await jpegPhoto(), 'image/jpeg');
    granted(await anybody.sendReport(incident.id, token, { description: 'Se ve aquí', files: [fileName] }));
    expect(granted(await boss.calls.incident(incident.id)).files).toHaveLength(2);
  });
};
