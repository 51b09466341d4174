import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { changesOf, id, numeric, optionalText, orNull, ownAccount, required, timestamp, version } from './fields.ts';

export const useTypes = ['Tool', 'Renting'] as const;

export const lockerForm = z.object({
  identifierValue: required('lockerIdentifierRequired', 40),
  identifier: optionalText(100).default(''),
  lockerSize: numeric(
    z.number('lockerSizeInvalid').int('lockerSizeInvalid').min(1, 'lockerSizeInvalid').max(20, 'lockerSizeInvalid'),
    /^([1-9]|1\d|20)$/,
    'lockerSizeInvalid',
  ),
  useType: z.enum(useTypes, 'useTypeRequired'),
});
export type LockerForm = z.input<typeof lockerForm>;

/** Whose key it is. */
const keyOf = { numberPlate: z.string(), customer: z.string(), date: timestamp };

export const locker = z.object({
  id,
  accountId: id,
  identifierValue: z.string(),
  identifier: z.string(),
  lockerSize: z.number().int(),
  useType: z.enum(useTypes),
  status: z.enum(['Available', 'InUse']),
  useId: id.nullable(),
  /** The tool whose place it is, and who has it where it is not in it. */
  tool: z.object({ id, name: z.string(), heldBy: z.string().nullable() }).nullable(),
  /** The booking whose key is in it, or is to be dropped in it: when the vehicle goes, or comes back once it is gone. */
  booking: z.object({ id, bookingNumber: z.string(), ...keyOf, isGone: z.boolean() }).nullable(),
  /** The check-in whose key is in it, or is to be dropped in it, and when it came. */
  checkIn: z.object({ id, receiptNumber: z.number().int(), ...keyOf }).nullable(),
  version: z.number().int(),
});
export type Locker = z.infer<typeof locker>;

export const listLockers = endpoint('listLockers', 'GET /locker/account/{accountId}', {
  access: [role('tools', 'manage'), role('renting', 'view')],
  summary: 'The lockers of the company, by their number.',
  params: z.object({ accountId: id }),
  query: z.object({
    useType: z.enum(useTypes).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(500),
  }),
  reply: z.array(locker),
});

export const createLocker = endpoint('createLocker', 'POST /locker', {
  access: role('tools', 'manage'),
  summary: 'Adds a locker.',
  body: lockerForm.extend(ownAccount),
  reply: locker,
  errors: ['lockerExists'],
});

export const changeLocker = endpoint('changeLocker', 'PUT /locker', {
  access: role('tools', 'manage'),
  summary: 'Changes a locker; what it is for only while it is free.',
  body: changesOf(lockerForm).extend({ id, ...ownAccount, version }),
  reply: locker,
  errors: ['lockerExists', 'lockerInUse'],
});

export const deleteLocker = endpoint('deleteLocker', 'DELETE /locker/{id}', {
  access: role('tools', 'manage'),
  summary: 'Removes a free locker.',
  params: z.object({ id }),
  reply: z.object({}),
  errors: ['lockerInUse'],
});

export const setLockerUse = endpoint('setLockerUse', 'PATCH /locker/{id}/use', {
  access: role('tools', 'manage'),
  summary: 'Puts a tool in the locker, or a booking’s key where it is for keys; `null` releases it.',
  params: z.object({ id }),
  body: z.object({ ...ownAccount, useId: orNull(id) }),
  reply: locker,
  errors: ['lockerInUse', 'lockerUnfit', 'toolInLocker'],
});
