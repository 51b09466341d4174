import { z } from 'zod';
import { role } from './access.ts';
import { firstAppointmentNumber } from './appointments.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  flag,
  id,
  kilometersOr,
  language,
  optionalText,
  orNull,
  ownAccount,
  phone,
  required,
  signature,
  timestamp,
} from './fields.ts';
import { shownFile } from './files.ts';
import { named } from './history.ts';
import { page } from './pages.ts';
import { isTaxId, plainTaxId } from './tax-id.ts';
import { formBytes, imageEnding, imageTicket, timeTaken, wizardImage } from './wizard-forms.ts';

/** What the customer decides about the price, in the words of the workshop decree: 1 asks for an estimate, 2 waives it. */
export const repairOptions = [1, 2] as const;
export type RepairOption = (typeof repairOptions)[number];

const plate = required('numberPlateRequired', 20).pipe(
  z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u, 'numberPlateInvalid'),
);
const accepted = (code: string) => z.literal(true, code);

const common = z.object({
  appointmentNumber: z
    .union([optionalText(40), z.number().int().nonnegative().transform(String)])
    .transform((number) => number || firstAppointmentNumber)
    .default(firstAppointmentNumber),
  surname: optionalText(100).default(''),
  /** A passport or another country's number: there is no control letter to check. */
  hasForeignDocument: flag.default(false),
  numberPlate: plate,
  phoneNumber: phone,
  kilometers: orNull(kilometersOr('kilometersInvalid')).default(null),
  worksToDo: required('worksRequired', 2000),
  image: orNull(wizardImage).default(null),
  extension: imageEnding,
  kmImage: orNull(wizardImage).default(null),
  kmExtension: imageEnding,
  ticket: imageTicket,
  option: z.union(
    [z.literal(repairOptions), z.enum(['1', '2']).transform((option) => Number(option) as RepairOption)],
    'optionRequired',
  ),
  signature,
  acceptsPolicy: accepted('policyRequired'),
  acceptsProcessing: accepted('processingRequired'),
  timeTaken,
  language: language.default('es'),
  /** Of the words that were read before signing. */
  wordsVersion: z.string().max(40).optional(),
  isDemo: flag.default(false),
  ...ownAccount,
});

/** Who brings their own vehicle has no crane: what a form says of one is passed over. */
const noCrane = optionalText()
  .transform(() => '')
  .default('');

const ownerPart = common.extend({
  isOwner: z.literal(true),
  name: required('nameRequired', 100),
  nif: required('nifRequired', 20),
  email,
  craneOperatorCompany: noCrane,
  craneOperatorName: noCrane,
});

const cranePart = common.extend({
  isOwner: z.literal(false),
  name: optionalText(100).default(''),
  nif: optionalText(20).default(''),
  email: orNull(email)
    .transform((address) => address ?? '')
    .default(''),
  craneOperatorCompany: required('craneCompanyRequired', 200),
  craneOperatorName: required('craneNameRequired', 200),
});

type Person = { nif: string; hasForeignDocument: boolean };
const nifHolds = ({ nif, hasForeignDocument }: Person) => hasForeignDocument || nif === '' || isTaxId(nif);
const wrongNif = { path: ['nif'], message: 'nifInvalid' };
const withPlainNif = <T extends Person>(form: T): T =>
  form.hasForeignDocument ? form : { ...form, nif: plainTaxId(form.nif) };

/** What the wizard sends: by the owner of the vehicle, or by a crane operator who brings it. */
const ownerCheckInForm = ownerPart.refine(nifHolds, wrongNif).transform(withPlainNif);
const craneCheckInForm = cranePart.refine(nifHolds, wrongNif).transform(withPlainNif);

export const checkInForm = z.discriminatedUnion('isOwner', [ownerCheckInForm, craneCheckInForm]);
export type CheckInForm = z.input<typeof checkInForm>;

const customerAndVehicle = {
  name: true,
  surname: true,
  nif: true,
  hasForeignDocument: true,
  numberPlate: true,
  phoneNumber: true,
  email: true,
  kilometers: true,
} as const;

/** The wizard's steps, for a form that checks one at a time. */
export const checkInSteps = {
  owner: ownerPart
    .pick({
      appointmentNumber: true,
      ...customerAndVehicle,
    })
    .refine(nifHolds, wrongNif),
  crane: cranePart
    .pick({
      appointmentNumber: true,
      craneOperatorCompany: true,
      craneOperatorName: true,
      ...customerAndVehicle,
    })
    .refine(nifHolds, wrongNif),
  works: common.pick({ worksToDo: true }),
};

export const checkInCard = z.object({
  id,
  accountId: id,
  receiptNumber: z.number().int(),
  appointmentNumber: z.string(),
  isOwner: z.boolean(),
  name: z.string(),
  surname: z.string(),
  craneOperatorCompany: z.string(),
  craneOperatorName: z.string(),
  numberPlate: z.string(),
  phoneNumber: z.string(),
  worksToDo: z.string(),
  option: z.number().int(),
  /** The locker that the key is in, until somebody has taken it. */
  /** Until somebody says that the key is in it, it is kept for that only until then. */
  locker: z.object({ lockerId: id, identifierValue: z.string(), heldUntil: timestamp.nullable() }).nullable(),
  createdDate: timestamp,
  closedDate: timestamp.nullable(),
  /** When its time was over and whose it was went out of reach. */
  blockedDate: timestamp.nullable(),
  version: z.number().int(),
});
export type CheckInCard = z.infer<typeof checkInCard>;

export const checkIn = checkInCard.extend({
  nif: z.string(),
  hasForeignDocument: z.boolean(),
  email: z.string(),
  kilometers: z.number().int().nullable(),
  image: shownFile.nullable(),
  kmImage: shownFile.nullable(),
  picturesBlockedDate: timestamp.nullable(),
  lockerCode: z.string().nullable(),
  timeTaken: z.number().int(),
  /** The signed receipt, a moment after the check-in. */
  receipt: z.object({ fileName: z.string(), url: z.string() }).nullable(),
  closer: named.nullable(),
  closingNote: z.string().nullable(),
});
export type CheckIn = z.infer<typeof checkIn>;

export const sendCheckIn = endpoint('sendCheckIn', 'POST /service-appoinment/account/{accountId}', {
  access: 'visitor',
  summary: 'A visitor leaves a vehicle at the workshop and gets the signed receipt, which is also mailed.',
  params: z.object({ accountId: id }),
  body: checkInForm,
  bodyBytes: formBytes(2),
  reply: z.object({
    receiptNumber: z.number().int().nullable(),
    pdf: z.base64(),
    lockerNumber: z.string().nullable(),
    lockerCode: z.string().nullable(),
    /** By this the visitor says that the key is in the locker. */
    keyProof: z.string().nullable(),
  }),
  errors: ['paperChanged', 'quota'],
});

export const confirmKeyDrop = endpoint('confirmKeyDrop', 'PATCH /service-appoinment/account/{accountId}/key', {
  access: 'visitor',
  summary: 'The visitor has dropped the key: the locker stays theirs. `gone` when they took too long.',
  params: z.object({ accountId: id }),
  body: z.object({ proof: z.string('codeMissing').min(1, 'codeMissing').max(200), ...ownAccount }),
  reply: z.object({}),
  errors: ['linkInvalid', 'gone'],
});

const view = role('checking', 'view');
const manage = role('checking', 'manage');
const one = z.object({ id });

export const listCheckIns = endpoint('listCheckIns', 'GET /check-in/account/{accountId}', {
  access: view,
  summary: 'The vehicles left at the workshop, newest first.',
  params: z.object({ accountId: id }),
  query: z.object({
    ...page,
    state: z.enum(['open', 'closed']).optional(),
    by: z.enum(['owner', 'crane']).optional(),
    option: z.coerce
      .number()
      .pipe(z.union([z.literal(1), z.literal(2)]))
      .optional(),
  }),
  reply: z.array(checkInCard),
});

export const getCheckIn = endpoint('getCheckIn', 'GET /check-in/{id}', {
  access: view,
  summary: 'One check-in with its pictures and its receipt.',
  params: one,
  reply: checkIn,
});

export const takeCheckInKey = endpoint('takeCheckInKey', 'PATCH /check-in/{id}/key', {
  access: manage,
  summary: 'The key has been taken out of its locker, which is free again.',
  params: one,
  reply: checkIn,
});

export const confirmCheckInKey = endpoint('confirmCheckInKey', 'PATCH /check-in/{id}/key/confirm', {
  access: manage,
  summary: 'Somebody has looked: the key is in its locker, which is kept until it is taken out.',
  params: one,
  reply: checkIn,
  errors: ['gone'],
});

export const checkInClosing = z.object({ note: required('closingNoteRequired', 2000) });

export const closeCheckIn = endpoint('closeCheckIn', 'PATCH /check-in/{id}/close', {
  access: manage,
  summary: 'The vehicle has left: the check-in is closed with a note, and its locker is free.',
  params: one,
  body: checkInClosing,
  reply: checkIn,
  errors: ['checkInClosed'],
});
