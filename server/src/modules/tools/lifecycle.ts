import { AppError } from '@llave/contract/errors';
import type { toolForm } from '@llave/contract/tool-forms';
import type {
  blockTool,
  changeTool,
  createTool,
  deleteTool,
  retireTool,
  setToolLocker,
  unblockTool,
} from '@llave/contract/tools';
import type { z } from 'zod';
import { changedFile, withChanges } from '../../http/changes.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { refuseStale } from '../../http/versions.ts';
import { requireFile } from '../files/queries.ts';
import { record } from '../history/record.ts';
import { findOpenIncident } from '../incidents/queries.ts';
import { occupy, vacate } from '../lockers/uses.ts';
import { notifyReaders } from '../notices/notify.ts';
import { replaceExclusions } from './exclusions.ts';
import { readTool } from './queries.ts';
import { refuseHeld, refuseLent } from './refusals.ts';
import { lockTool } from './visibility.ts';

export const create: Act<typeof createTool> = async (scope, { body }) => {
  const img = body.img ?? body.fileName ?? body.imgUrl ?? '';
  await requireFile(scope, img, 'image', 'img');
  const { tool_id: toolId } = await scope.db
    .insertInto('tools')
    .values(rowOf({ ...body, img }))
    .returning('tool_id')
    .executeTakeFirstOrThrow();
  await replaceExclusions(scope, await lockTool(scope, toolId), body.excludedUsers);
  await record(scope, toolId, 'create');
  return readTool(scope, toolId);
};

export const change: Act<typeof changeTool> = async (scope, { body }) => {
  const tool = await lockTool(scope, body.id);
  const was = await readTool(scope, body.id);
  refuseStale(body.version, was);
  const img = changedFile(tool.image, body.img, body.fileName, body.imgUrl);
  if (img === null) throw new AppError('invalid', [{ path: 'img', code: 'imageRequired' }]);
  if (img !== tool.image) await requireFile(scope, img, 'image', 'img');

  const form = withChanges(was, { ...body, img, fileName: img, imgUrl: was.imgUrl });
  await scope.db.updateTable('tools').set(rowOf(form)).where('tool_id', '=', body.id).execute();
  await replaceExclusions(scope, tool, form.excludedUsers);
  await record(scope, body.id, 'update');
  return readTool(scope, body.id);
};

export const block: Act<typeof blockTool> = (scope, { params }) => setBlocked(scope, params.id, true);

export const unblock: Act<typeof unblockTool> = (scope, { params }) => setBlocked(scope, params.id, false);

export const retire: Act<typeof retireTool> = async (scope, { params }) => {
  const tool = await lockTool(scope, params.id);
  if (tool.retired_at) return readTool(scope, params.id);
  refuseHeld(tool);
  refuseLent(tool);

  await vacate(scope, params.id);
  await scope.db.updateTable('tools').set({ retired_at: scope.now() }).where('tool_id', '=', params.id).execute();
  await record(scope, params.id, 'retired');
  return readTool(scope, params.id);
};

/** Gone from every list and look-up; its history stays. */
export const remove: Act<typeof deleteTool> = async (scope, { params }) => {
  const tool = await lockTool(scope, params.id);
  const kept = 'Tool could not be deleted';
  if (tool.holder_id) throw new AppError('toolHeld', { holder: tool.holder_id }, kept);
  if (tool.loan_name) throw new AppError('toolLentOut', { loan: tool.loan_name }, kept);
  const incidentId = await findOpenIncident(scope, params.id);
  if (incidentId) throw new AppError('toolHasIncident', { incidentId }, kept);

  await vacate(scope, params.id);
  await scope.db.updateTable('tools').set({ deleted_at: scope.now() }).where('tool_id', '=', params.id).execute();
  return {};
};

/** Out of the locker it was in and into the new one, or nowhere. */
export const setLocker: Act<typeof setToolLocker> = async (scope, { params, body }) => {
  const tool = await lockTool(scope, params.id);
  if (tool.retired_at) throw new AppError('toolRetired');

  await vacate(scope, params.id);
  if (body.lockerId) await occupy(scope, body.lockerId, params.id);
  return readTool(scope, params.id);
};

const setBlocked = async (scope: MemberScope, toolId: string, blocked: boolean) => {
  const tool = await lockTool(scope, toolId);
  if ((tool.blocked_at !== null) === blocked) return readTool(scope, toolId);

  await scope.db
    .updateTable('tools')
    .set({ blocked_at: blocked ? scope.now() : null })
    .where('tool_id', '=', toolId)
    .execute();
  await record(scope, toolId, blocked ? 'blocked' : 'unBlocked');
  if (blocked) await notifyReaders(scope, { kind: 'toolBlocked', toolId });
  return readTool(scope, toolId);
};

const rowOf = (form: z.output<typeof toolForm>) => ({
  name: form.name,
  description: form.description,
  reference: form.reference,
  purchase_date: form.purchaseDate,
  purchase_price: form.purchasePrice,
  category_id: form.categoryId,
  image: form.img,
});
