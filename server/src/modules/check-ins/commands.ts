import type { closeCheckIn, takeCheckInKey } from '@llave/contract/check-ins';
import { AppError } from '@llave/contract/errors';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { takeCheckInKeyOut } from '../lockers/keys.ts';
import { readCheckIn } from './queries.ts';

/** Taking out a key that is out already changes nothing. */
export const takeKey: Act<typeof takeCheckInKey> = async (scope, { params }) => {
  await lock(scope, params.id);
  await takeCheckInKeyOut(scope, params.id);
  const checkIn = await readCheckIn(scope, params.id);
  scope.note({ subject: { id: checkIn.id, name: checkIn.numberPlate } });
  return checkIn;
};

export const close: Act<typeof closeCheckIn> = async (scope, { params, body }) => {
  const { closed_at } = await lock(scope, params.id);
  if (closed_at) throw new AppError('checkInClosed', { closedDate: closed_at.toISOString() });

  await takeCheckInKeyOut(scope, params.id);
  await scope.db
    .updateTable('check_ins')
    .set({ closed_at: scope.now(), closed_by: scope.me.id, closing_note: body.note })
    .where('check_in_id', '=', params.id)
    .execute();
  return readCheckIn(scope, params.id);
};

const lock = async ({ db }: MemberScope, checkInId: string) => {
  const checkIn = await db
    .selectFrom('check_ins')
    .select('closed_at')
    .where('check_in_id', '=', checkInId)
    .forUpdate()
    .executeTakeFirst();
  if (!checkIn) throw new AppError('notFound');
  return checkIn;
};
