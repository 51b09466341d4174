import { allows } from '@llave/contract/access';
import { setBookingLocker } from '@llave/contract/bookings';
import { takeCheckInKey } from '@llave/contract/check-ins';
import type { Input } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import type { changeLocker, createLocker, deleteLocker, lockerForm, setLockerUse } from '@llave/contract/lockers';
import type { z } from 'zod';
import { withChanges } from '../../http/changes.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { refuseStale } from '../../http/versions.ts';
import { lockTool } from '../tools/visibility.ts';
import { endHolds } from './holds.ts';
import { setBookingKey, takeCheckInKeyOut, takeKeyOut } from './keys.ts';
import { readLocker } from './queries.ts';
import { occupy, vacate } from './uses.ts';

export const create: Act<typeof createLocker> = async (scope, { body }) => {
  const { locker_id: lockerId } = await scope.db
    .insertInto('lockers')
    .values(rowOf(body))
    .returning('locker_id')
    .executeTakeFirstOrThrow();
  scope.note({ subject: { id: lockerId, name: body.identifierValue }, after: body });
  return readLocker(scope, lockerId);
};

export const change: Act<typeof changeLocker> = async (scope, { body }) => {
  const { toolId, bookingId, checkInId } = await lock(scope, body.id);
  const was = await readLocker(scope, body.id);
  refuseStale(body.version, was);
  const form = withChanges(was, body);
  if ((toolId ?? bookingId ?? checkInId) && was.useType !== form.useType)
    throw new AppError('lockerInUse', { useId: was.useId });

  await scope.db.updateTable('lockers').set(rowOf(form)).where('locker_id', '=', body.id).execute();
  scope.note({ subject: { id: body.id, name: form.identifierValue }, before: rowOf(was), after: rowOf(form) });
  return readLocker(scope, body.id);
};

export const remove: Act<typeof deleteLocker> = async (scope, { params }) => {
  const { toolId, bookingId, checkInId, name } = await lock(scope, params.id);
  const useId = toolId ?? bookingId ?? checkInId;
  if (useId) throw new AppError('lockerInUse', { useId });
  scope.note({ subject: { id: params.id, name } });

  await scope.db.deleteFrom('lockers').where('locker_id', '=', params.id).execute();
  return {};
};

export const setUse: Act<typeof setLockerUse> = async (scope, { params, body }) => {
  const was = await readLocker(scope, params.id);
  await putIn(scope, { params, body });
  const now = await readLocker(scope, params.id);
  const name = now.identifierValue;
  scope.note({ subject: { id: params.id, name }, before: { useId: was.useId }, after: { useId: now.useId } });
  return now;
};

const putIn = async (scope: MemberScope, { params, body }: Omit<Input<typeof setLockerUse>, 'query'>) => {
  if (body.useId === null) {
    const { toolId, bookingId, checkInId } = await lock(scope, params.id);
    if (toolId) {
      await lockTool(scope, toolId);
      await vacate(scope, toolId);
    }
    if (bookingId) {
      if (!allows(setBookingLocker.access, scope.me)) throw new AppError('forbidden');
      await takeKeyOut(scope, bookingId);
    }
    if (checkInId) {
      if (!allows(takeCheckInKey.access, scope.me)) throw new AppError('forbidden');
      await takeCheckInKeyOut(scope, checkInId);
    }
  } else if ((await readLocker(scope, params.id)).useType === 'Renting') {
    if (!allows(setBookingLocker.access, scope.me)) throw new AppError('forbidden');
    await refuseTool(scope, body.useId);
    await setBookingKey(scope, body.useId, params.id);
  } else {
    await lockTool(scope, body.useId);
    await occupy(scope, params.id, body.useId);
  }
};

const refuseTool = async ({ db }: MemberScope, useId: string) => {
  const tool = await db.selectFrom('tools').select('tool_id').where('tool_id', '=', useId).executeTakeFirst();
  if (tool) throw new AppError('lockerUnfit');
};

const lock = async (scope: MemberScope, lockerId: string) => {
  const { db } = scope;
  await endHolds(scope);
  const locker = await db
    .selectFrom('lockers')
    .select(['tool_id as toolId', 'booking_id as bookingId', 'check_in_id as checkInId', 'identifier_value as name'])
    .where('locker_id', '=', lockerId)
    .forUpdate()
    .executeTakeFirst();
  if (!locker) throw new AppError('notFound');
  return locker;
};

const rowOf = (form: z.output<typeof lockerForm>) => ({
  identifier_value: form.identifierValue,
  identifier: form.identifier,
  locker_size: form.lockerSize,
  use_type: form.useType,
});
