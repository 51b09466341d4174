import type { Tool } from '@llave/contract/tools';
import { nameAs } from '../../adapters/file-kind.ts';
import type { MemberScope } from '../../http/scope.ts';

export const listCalibrations = async ({ db }: MemberScope, toolId: string): Promise<Tool['calibrations']> => {
  const rows = await db
    .selectFrom('tool_calibrations as c')
    .innerJoin('users as u', 'u.user_id', 'c.created_by')
    .selectAll('c')
    .select(['u.name', 'u.surname'])
    .where('c.tool_id', '=', toolId)
    .orderBy('c.calibrated_on', 'desc')
    .orderBy('c.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    timestamp: row.created_at.toISOString(),
    userId: row.created_by,
    user: { id: row.created_by, name: row.name, surname: row.surname },
    entity: row.entity,
    observations: row.observations,
    date: row.calibrated_on,
    nextCalibration: row.next_calibration,
    result: row.result,
    fileName: row.file_name,
  }));
};

export const listAttachments = async ({ db }: MemberScope, toolId: string): Promise<Tool['attachments']> => {
  const rows = await db
    .selectFrom('tool_files as a')
    .innerJoin('files as f', 'f.file_name', 'a.file_name')
    .selectAll('a')
    .select('f.content_type')
    .where('a.tool_id', '=', toolId)
    .orderBy('a.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    fileName: row.file_name,
    originalName: nameAs(row.original_name, row.content_type),
    fileType: row.file_type,
    createdDate: row.created_at.toISOString(),
    createdBy: row.created_by,
  }));
};
