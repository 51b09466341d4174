import { AppError } from '@llave/contract/errors';
import { sql } from 'kysely';
import type { Me, MemberScope } from '../../http/scope.ts';

/** Whether a tool of alias `t` is there for this person: not deleted, and not closed to them. */
export const mayTouch = ({ me }: { me: Pick<Me, 'id' | 'isAdmin'> }) =>
  me.isAdmin
    ? sql<boolean>`t.deleted_at is null`
    : sql<boolean>`t.deleted_at is null and not exists (
        select from tool_exclusions x where x.tool_id = t.tool_id and x.user_id = ${me.id})`;

/** Refuses a tool that is not there for this person. */
export const findTool = async (scope: MemberScope, toolId: string) => {
  const tool = await scope.db
    .selectFrom('tools as t')
    .select('t.tool_id')
    .where('t.tool_id', '=', toolId)
    .where(mayTouch(scope))
    .executeTakeFirst();
  if (!tool) throw new AppError('notFound');
};

/** The tool's facts, held until the act has committed. */
export const lockTool = async (scope: MemberScope, toolId: string) => {
  const tool = await scope.db
    .selectFrom('tools as t')
    .selectAll()
    .where('t.tool_id', '=', toolId)
    .where(mayTouch(scope))
    .forUpdate()
    .executeTakeFirst();
  if (!tool) throw new AppError('notFound');
  return tool;
};

/** What belongs to a tool has changed (its files, its locker): the tool counts it and its screens hear of it. */
export const touchTool = ({ db }: Pick<MemberScope, 'db'>, toolId: string) =>
  db
    .updateTable('tools')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('tool_id', '=', toolId)
    .execute();

export type LockedTool = Awaited<ReturnType<typeof lockTool>>;
