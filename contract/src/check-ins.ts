import { z } from 'zod';
import { role } from './access.ts';
import { firstAppointmentNumber } from './appointments.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  fileName,
  flag,
  id,
  kilometersOr,
  language,
  numeric,
  optionalText,
  orNull,
  ownAccount,
  phone,
  required,
  signature,
  timestamp,
} from './fields.ts';
import { shownFile, ticketLimits } from './files.ts';
import { named } from './history.ts';
import { page } from './pages.ts';
import { isTaxId, plainTaxId } from './tax-id.ts';

/** What the customer decides about the price, in the words of the workshop decree: 1 asks for an estimate, 2 waives it. */
export const repairOptions = [1, 2] as const;
export type RepairOption = (typeof repairOptions)[number];

/** Pictures of the wizards, by the ending of their names. */
export const wizardImageEndings = ['jpeg', 'jpg', 'png'] as const;

/** An uploaded picture by its name. */
const uploadedImage = fileName.refine(
  (name) => wizardImageEndings.some((ending) => name.endsWith(`.${ending}`)),
  'imageFormatInvalid',
);

/** How long a picture of the allowed size is in base64, with the beginning of a data address. */
const maxInlineLength = Math.ceil(ticketLimits.maxBytes / 3) * 4 + 40;

const inlineStart = /^(data:image\/(png|jpeg|jpg);base64,)?[A-Za-z0-9+/]{8}/;

/** Whether a picture came in the body itself and not by its name, which has a dot before its ending. */
export const isInline = (image: string) => inlineStart.test(image) && !image.includes('.');

const inlineImage = z
  .string()
  .max(maxInlineLength, 'tooLong')
  .refine(isInline, 'imageFormatInvalid')
  .meta({ contentEncoding: 'base64', contentMediaType: 'image/jpeg' });

/** A picture by the name it was uploaded under, or itself in base64, with or without the beginning of a data address. */
export const wizardImage = z.union([uploadedImage, inlineImage], 'imageFormatInvalid');

export const imageEnding = orNull(
  z
    .string()
    .regex(/^\.?([jJ][pP][eE]?[gG]|[pP][nN][gG])$/, 'imageFormatInvalid')
    .transform((ending) => ending.replace('.', '').toLowerCase()),
).optional();

/** How large a form with this many pictures in it may be. */
export const formBytes = (pictures: number) => pictures * maxInlineLength + 512 * 1024;

/** The ticket by which the pictures of a form came in: names are no secrets, so only who uploaded a picture can use it. */
export const imageTicket = optionalText(2000).default('');

/** Seconds that somebody spent on a form: what a forgotten tab adds says nothing. */
export const timeTaken = orNull(numeric(z.number().min(0), /^\d{1,12}(\.\d{1,6})?$/, 'invalid'))
  .transform((seconds) => Math.min(Math.round(seconds ?? 0), 86_400))
  .default(0);

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

/** The wizard's steps, for a form that checks one at a time. */
export const checkInSteps = {
  owner: ownerPart
    .pick({
      appointmentNumber: true,
      name: true,
      surname: true,
      nif: true,
      hasForeignDocument: true,
      numberPlate: true,
      phoneNumber: true,
      email: true,
      kilometers: true,
    })
    .refine(nifHolds, wrongNif),
  crane: cranePart
    .pick({
      appointmentNumber: true,
      craneOperatorCompany: true,
      craneOperatorName: true,
      name: true,
      surname: true,
      nif: true,
      hasForeignDocument: true,
      numberPlate: true,
      phoneNumber: true,
      email: true,
      kilometers: true,
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
  locker: z.object({ lockerId: id, identifierValue: z.string() }).nullable(),
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
  }),
  errors: ['quota'],
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

export const checkInClosing = z.object({ note: required('closingNoteRequired', 2000) });

export const closeCheckIn = endpoint('closeCheckIn', 'PATCH /check-in/{id}/close', {
  access: manage,
  summary: 'The vehicle has left: the check-in is closed with a note, and its locker is free.',
  params: one,
  body: checkInClosing,
  reply: checkIn,
  errors: ['checkInClosed'],
});
