import { expect, test } from 'vitest';
import type { Day } from './day.ts';
import { fieldsOf } from './entities.ts';
import { expectFields, granted } from './wire.ts';
import { givenTool, uploaded } from './workshop.ts';

/** What happens to tools during the day. */
export const toolLifeChapter = (day: Day) => {
  test('a tool goes from hand to hand and back', async () => {
    const { boss, marta, pedro } = day;
    const { id } = await givenTool(day);
    expect(granted(await marta.calls.useTool(id))).toMatchObject({ status: 'inUse', assignedTo: marta.user.id });
    expect(granted(await pedro.calls.requestTool(id, pedro.user.id)).requestedBy).toBe(pedro.user.id);
    expect(granted(await marta.calls.requestTool(id, null)).requestedBy).toBeNull();
    granted(await pedro.calls.requestTool(id, pedro.user.id));
    const given = granted(await marta.calls.assignTool(id, pedro.user.id));
    expect([given.assignedTo, given.requestedBy]).toEqual([pedro.user.id, null]);
    expect(granted(await boss.calls.reassignTool(id, marta.user.id)).assignedTo).toBe(marta.user.id);
    expect(granted(await marta.calls.useTool(id))).toMatchObject({ status: 'available', assignedTo: null });

    const entries = granted(await boss.calls.toolHistory(id));
    for (const entry of entries) expectFields(entry, fieldsOf.historyEntry);
    expect(entries.map(({ action }) => action)).toEqual([
      'return',
      'adminReassigned',
      'reAssigned',
      'pickup',
      'create',
    ]);
    expect(entries[1]).toMatchObject({ userId: boss.user.id, toolId: id, reAssignedTo: marta.user.id });
    const all = granted(await boss.calls.history());
    expectFields(all[0] ?? {}, fieldsOf.historyEntry);
    expect(all.filter(({ toolId }) => toolId === id)).toHaveLength(5);
  });

  test('a tool is calibrated', async () => {
    const { boss } = day;
    const { id } = await givenTool(day);
    const tool = granted(await boss.calls.calibrateTool(id, { entity: 'Metrología Norte', observations: null }));
    expect(tool.calibrations[0]).toMatchObject({ entity: 'Metrología Norte', userId: boss.user.id });
    expectFields(tool.calibrations[0] ?? {}, ['timestamp', 'userId', 'entity', 'observations']);
    const again = granted(await boss.calls.calibrateTool(id, { entity: 'Metrología Sur', observations: 'Sin desvío' }));
    expect(again.calibrations).toHaveLength(2);
  });

  test('a file is put on a tool and taken off', async () => {
    const { boss } = day;
    const { id } = await givenTool(day);
    const fileName = await uploaded(day, `factura-${Date.now()}.jpg`);
    const body = { fileName, originalName: 'Factura 12.JPG', fileType: 'invoice' };
    const { attachments } = granted(await boss.calls.addFile(id, body));
    expect(attachments).toMatchObject([{ ...body, createdBy: boss.user.id, createdDate: expect.any(String) }]);
    expect(granted(await boss.calls.removeFile(id, fileName)).attachments).toEqual([]);
    const [removed, added] = granted(await boss.calls.toolHistory(id));
    expect([removed?.action, added?.action]).toEqual(['fileRemoved', 'fileAdded']);
    expect(added?.fileAction?.fileName).toBeTruthy();
  });

  test.each([undefined, null, {}])('a tool is blocked and unblocked with the body %j', async (body) => {
    const { id } = await givenTool(day);
    expect(granted(await day.boss.calls.blockTool(id, body)).isEnable).toBe(false);
    expect(granted(await day.boss.calls.unblockTool(id, body)).isEnable).toBe(true);
  });

  test('a call without a body may still say that it is JSON', async () => {
    const { id } = await givenTool(day);
    const response = await fetch(`${day.wire.origin}/api/tool/${id}/use`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${day.boss.token}`, 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
  });

  test('a tool is handed out by an admin, retired, deleted', async () => {
    const { boss, marta } = day;
    const [worn, lost] = [await givenTool(day), await givenTool(day)];
    expect(granted(await boss.calls.assignTool(worn.id, marta.user.id)).assignedTo).toBe(marta.user.id);
    granted(await marta.calls.useTool(worn.id));
    expect(granted(await boss.calls.retireTool(worn.id)).status).toBe('retired');
    granted(await boss.calls.deleteTool(lost.id));
    expect(await boss.calls.tool(lost.id)).toMatchObject({ status: 404 });
    const ids = granted(await boss.calls.tools()).map(({ id }) => id);
    expect([ids.includes(worn.id), ids.includes(lost.id)]).toEqual([false, false]);
  });
};
