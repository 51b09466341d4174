import { madridDay } from '@llave/contract/madrid';
import type { calibrateTool } from '@llave/contract/tools';
import type { Act } from '../../http/route.ts';
import { requireFile } from '../files/queries.ts';
import { record } from '../history/record.ts';
import { readTool } from './queries.ts';
import { lockTool } from './visibility.ts';

export const calibrate: Act<typeof calibrateTool> = async (scope, { params, body }) => {
  const { db, me, now } = scope;
  await lockTool(scope, params.id);
  if (body.fileName) await requireFile(scope, body.fileName, 'document');

  await db
    .insertInto('tool_calibrations')
    .values({
      tool_id: params.id,
      calibrated_on: body.date ?? madridDay(now()),
      entity: body.entity,
      observations: body.observations,
      next_calibration: body.nextCalibration ?? null,
      result: body.result ?? null,
      file_name: body.fileName ?? null,
      created_by: me.id,
    })
    .execute();
  await db
    .updateTable('tools')
    .set({ next_calibration: body.nextCalibration ?? null })
    .where('tool_id', '=', params.id)
    .execute();
  await record(scope, params.id, 'calibration');
  return readTool(scope, params.id);
};
