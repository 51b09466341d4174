import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { changesOf, id, kilometersOr, ownAccount, required, timestamp, version } from './fields.ts';
import { page } from './pages.ts';
import { plateKey } from './plates.ts';

export const kilometers = kilometersOr('kilometersRequired');

export const vehicleForm = z.object({
  brand: required('brandRequired', 60),
  model: required('modelRequired', 60),
  numberPlate: required('numberPlateRequired', 20).refine((plate) => plateKey(plate) !== '', 'numberPlateRequired'),
  currentKilometers: kilometers,
});
export type VehicleForm = z.input<typeof vehicleForm>;

/** What is true of a vehicle now: with a customer, waiting to be looked at, promised, or none of these. */
export const vehicleStates = ['rented', 'review', 'reserved', 'free'] as const;

export const vehicle = z.object({
  id,
  accountId: id,
  brand: z.string(),
  model: z.string(),
  numberPlate: z.string(),
  currentKilometers: z.number().int(),
  state: z.enum(vehicleStates),
  /** Rented until then, or reserved from then on. */
  stateDate: timestamp.nullable(),
  bookingId: id.nullable(),
  version: z.number().int(),
});
export type Vehicle = z.infer<typeof vehicle>;

const view = role('renting', 'view');
const manage = role('renting', 'manage');

export const listVehicles = endpoint('listVehicles', 'GET /vehicle/account/{accountId}', {
  access: view,
  summary: 'The vehicles of the company by plate; with a period, only those that are promised to nobody in it.',
  params: z.object({ accountId: id }),
  query: z.object({
    ...page,
    freeFrom: timestamp.optional(),
    freeTo: timestamp.optional(),
    /** A booking that does not stand in its own way. */
    bookingId: id.optional(),
  }),
  reply: z.array(vehicle),
});

export const getVehicle = endpoint('getVehicle', 'GET /vehicle/{id}', {
  access: view,
  summary: 'One vehicle.',
  params: z.object({ id }),
  reply: vehicle,
});

export const createVehicle = endpoint('createVehicle', 'POST /vehicle', {
  access: manage,
  summary: 'Adds a vehicle.',
  body: vehicleForm.extend(ownAccount),
  reply: vehicle,
  errors: ['vehicleExists'],
});

export const changeVehicle = endpoint('changeVehicle', 'PUT /vehicle', {
  access: manage,
  summary: 'Changes a vehicle.',
  body: changesOf(vehicleForm).extend({ id, ...ownAccount, version }),
  reply: vehicle,
  errors: ['vehicleExists'],
});

export const deleteVehicle = endpoint('deleteVehicle', 'DELETE /vehicle/{id}/account/{accountId}', {
  access: manage,
  summary: 'Removes a vehicle that has no open bookings; its past ones keep its name.',
  params: z.object({ id, accountId: id }),
  reply: z.object({}),
  errors: ['vehicleBooked'],
});
