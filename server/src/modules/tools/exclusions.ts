import { levels } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import { sql } from 'kysely';
import type { MemberScope } from '../../http/scope.ts';
import type { LockedTool } from './visibility.ts';

/** Whether the tool may be given to somebody of the table of users: to admins, and to who uses tools and this one too. */
export const mayBeGiven = (toolId: string) => sql<boolean>`(is_admin or (tools_role >= ${levels.view} and not exists (
  select from tool_exclusions x where x.tool_id = ${toolId} and x.user_id = users.user_id)))`;

export const isExcluded = async ({ db }: Pick<MemberScope, 'db'>, toolId: string, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('tool_exclusions')
    .select('user_id')
    .where('tool_id', '=', toolId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Closes the tool to these people. Who holds it keeps it until it is given back; who asked for it no longer does. */
export const replaceExclusions = async (scope: MemberScope, tool: LockedTool, userIds: string[]) => {
  const { db } = scope;
  const wanted = await fitting(scope, tool.tool_id, [...new Set(userIds)]);
  if (tool.holder_id && wanted.includes(tool.holder_id)) throw new AppError('toolHeld', { holder: tool.holder_id });

  await db.deleteFrom('tool_exclusions').where('tool_id', '=', tool.tool_id).execute();
  if (wanted.length === 0) return;
  await db
    .insertInto('tool_exclusions')
    .values(wanted.map((userId) => ({ tool_id: tool.tool_id, user_id: userId })))
    .execute();
  if (tool.requested_by && wanted.includes(tool.requested_by))
    await db.updateTable('tools').set({ requested_by: null }).where('tool_id', '=', tool.tool_id).execute();
};

/**
 * Only workers of this company can be excluded. Who was one when the form was opened and has left or become an admin
 * meanwhile is passed over.
 */
const fitting = async ({ db }: MemberScope, toolId: string, userIds: string[]): Promise<string[]> => {
  if (userIds.length === 0) return [];
  const workers = await db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('is_admin', '=', false)
    .where('deleted_at', 'is', null)
    .forShare()
    .execute();
  const known = new Set(workers.map(({ user_id }) => user_id));
  for (const userId of userIds)
    if (!known.has(userId) && !(await isExcluded({ db }, toolId, userId)))
      throw new AppError('invalid', [{ path: 'excludedUsers', code: 'excludedUnfit' }]);
  return [...known];
};
