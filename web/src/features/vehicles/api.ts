import {
  changeVehicle,
  createVehicle,
  deleteVehicle,
  getVehicle,
  listVehicles,
  type Vehicle,
  type VehicleForm,
} from '@llave/contract/vehicles';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/calls/call.ts';
import { usePages } from '../../lib/calls/pages.ts';
import { queries } from '../../lib/calls/queries.ts';

/** A time in which a vehicle is to be promised to nobody but this booking. */
export type Period = { freeFrom: string; freeTo: string; bookingId?: string };

/** Whether who has the vehicle should have brought it back by now. */
export const isVehicleLate = ({ state, stateDate }: Pick<Vehicle, 'state' | 'stateDate'>, now: Date) =>
  state === 'rented' && stateDate !== null && Date.parse(stateDate) < now.getTime();

/** The vehicles by plate; with a period only those that are free in it, and none while the period is not known. */
export const useVehicles = (accountId: string, q: string, period?: Period | null) =>
  usePages({
    queryKey: ['vehicle', 'list', accountId, q, period],
    read: (cursor, signal) =>
      callPage(listVehicles, { params: { accountId }, query: { q: q || undefined, cursor, ...period } }, { signal }),
    enabled: period !== null,
    shows: ['booking'],
  });

export const vehicleQuery = (id: string) =>
  queryOptions({
    queryKey: ['vehicle', 'one', id],
    queryFn: ({ signal }) => call(getVehicle, { params: { id } }, { signal }),
    meta: { shows: ['booking'] },
  });

export const addVehicle = async (form: VehicleForm) => known(await call(createVehicle, { body: form }));

export const saveVehicle = async (id: string, form: VehicleForm, version: number) =>
  known(await call(changeVehicle, { body: { ...form, id, version } }));

export const removeVehicle = async ({ id, accountId }: Vehicle) => {
  await call(deleteVehicle, { params: { id, accountId } });
  await queries.invalidateQueries({ queryKey: ['vehicle', 'list'] });
};

const known = (vehicle: Vehicle) => {
  queries.setQueryData(vehicleQuery(vehicle.id).queryKey, vehicle);
  void queries.invalidateQueries({ queryKey: ['vehicle', 'list'] });
  return vehicle;
};
