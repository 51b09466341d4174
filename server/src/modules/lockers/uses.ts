import { AppError } from '@llave/contract/errors';
import type { MemberScope } from '../../http/scope.ts';
import { touchTool } from '../tools/visibility.ts';

/** Puts a tool in a locker if it is free: of many at once one wins, and the others learn what is in it. */
export const occupy = async ({ db }: MemberScope, lockerId: string, toolId: string) => {
  const taken = await db
    .updateTable('lockers')
    .set({ tool_id: toolId })
    .where('locker_id', '=', lockerId)
    .where('use_type', '=', 'Tool')
    .where((eb) => eb.or([eb('tool_id', 'is', null), eb('tool_id', '=', toolId)]))
    .returning('locker_id')
    .executeTakeFirst();
  if (taken) {
    await touchTool({ db }, toolId);
    return;
  }

  const locker = await db
    .selectFrom('lockers')
    .select(['tool_id', 'use_type'])
    .where('locker_id', '=', lockerId)
    .executeTakeFirst();
  if (!locker) throw new AppError('notFound');
  throw locker.tool_id ? new AppError('lockerInUse', { useId: locker.tool_id }) : new AppError('lockerUnfit');
};

/** Takes the tool out of whatever locker it is in. */
export const vacate = async ({ db }: Pick<MemberScope, 'db'>, toolId: string) => {
  const left = await db
    .updateTable('lockers')
    .set({ tool_id: null })
    .where('tool_id', '=', toolId)
    .returning('locker_id')
    .executeTakeFirst();
  if (left) await touchTool({ db }, toolId);
};
