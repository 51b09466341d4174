import { AppError } from '@llave/contract/errors';
import type { changeVehicle, createVehicle, deleteVehicle, vehicleForm } from '@llave/contract/vehicles';
import type { z } from 'zod';
import { withChanges } from '../../http/changes.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { refuseStale } from '../../http/versions.ts';
import { readVehicle } from './queries.ts';

export const create: Act<typeof createVehicle> = async (scope, { body }) => {
  const { vehicle_id: vehicleId } = await scope.db
    .insertInto('vehicles')
    .values(rowOf(body))
    .returning('vehicle_id')
    .executeTakeFirstOrThrow();
  return readVehicle(scope, vehicleId);
};

export const change: Act<typeof changeVehicle> = async (scope, { body }) => {
  await lockVehicle(scope, body.id);
  const was = await readVehicle(scope, body.id);
  refuseStale(body.version, was);

  await scope.db
    .updateTable('vehicles')
    .set(rowOf(withChanges(was, body)))
    .where('vehicle_id', '=', body.id)
    .execute();
  return readVehicle(scope, body.id);
};

/** Nobody is promised a vehicle that is gone: the open bookings say why it stays. */
export const remove: Act<typeof deleteVehicle> = async (scope, { params }) => {
  await lockVehicle(scope, params.id);
  const open = await scope.db
    .selectFrom('bookings')
    .select('booking_number')
    .where('vehicle_id', '=', params.id)
    .where('cancelled_at', 'is', null)
    .where('reviewed_at', 'is', null)
    .orderBy('date_from')
    .execute();
  if (open.length > 0)
    throw new AppError('vehicleBooked', { bookingNumbers: open.map(({ booking_number }) => booking_number) });

  await scope.db.updateTable('vehicles').set({ deleted_at: scope.now() }).where('vehicle_id', '=', params.id).execute();
  return {};
};

/** Held until the act has committed, so that a vehicle is not removed while it is being promised. */
export const lockVehicle = async ({ db }: Pick<MemberScope, 'db'>, vehicleId: string) => {
  const vehicle = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!vehicle) throw new AppError('notFound');
  return vehicle;
};

const rowOf = (form: z.output<typeof vehicleForm>) => ({
  brand: form.brand,
  model: form.model,
  number_plate: form.numberPlate,
  current_kilometers: form.currentKilometers,
});
