import { AppError } from '@llave/contract/errors';
import type { addToolFile, removeToolFile } from '@llave/contract/tools';
import { nameAs } from '../../adapters/file-kind.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { requireFile } from '../files/queries.ts';
import { record } from '../history/record.ts';
import { readTool } from './queries.ts';
import { lockTool, touchTool } from './visibility.ts';

export const add: Act<typeof addToolFile> = async (scope, { params, body }) => {
  await lockTool(scope, params.id);
  const { content_type } = await requireFile(scope, body.fileName, 'document');
  const originalName = nameAs(body.originalName, content_type);

  const added = await scope.db
    .insertInto('tool_files')
    .values({
      tool_id: params.id,
      file_name: body.fileName,
      original_name: originalName,
      file_type: body.fileType,
      created_by: scope.me.id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_name')
    .executeTakeFirst();
  if (added) await noted(scope, params.id, 'fileAdded', originalName);
  return readTool(scope, params.id);
};

export const remove: Act<typeof removeToolFile> = async (scope, { params }) => {
  await lockTool(scope, params.id);
  const removed = await scope.db
    .deleteFrom('tool_files')
    .where('tool_id', '=', params.id)
    .where('file_name', '=', params.fileName)
    .returning('original_name')
    .executeTakeFirst();
  if (!removed) throw new AppError('notFound');

  await noted(scope, params.id, 'fileRemoved', removed.original_name);
  return readTool(scope, params.id);
};

const noted = async (scope: MemberScope, toolId: string, action: 'fileAdded' | 'fileRemoved', fileName: string) => {
  await touchTool(scope, toolId);
  scope.note({ subject: { id: toolId, name: fileName } });
  await record(scope, toolId, action, { fileName });
};
