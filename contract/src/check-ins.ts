import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { email, fileName, id, language, optionalText, phone, required, signature, timestamp } from './fields.ts';
import { shownFile } from './files.ts';
import { named } from './history.ts';
import { page } from './pages.ts';
import { isTaxId, plainTaxId } from './tax-id.ts';

/** What the customer decides about the price, in the words of the workshop decree: 1 asks for an estimate, 2 waives it. */
export const repairOptions = [1, 2] as const;
export type RepairOption = (typeof repairOptions)[number];

/** The number that the form starts with; visitors with an appointment type their own. */
export const firstAppointmentNumber = '12345';

/** Pictures of the wizards, by the ending of their names. */
export const wizardImageEndings = ['jpeg', 'jpg', 'png'] as const;

/** An uploaded picture by its name. */
export const wizardImage = fileName.refine(
  (name) => wizardImageEndings.some((ending) => name.endsWith(`.${ending}`)),
  'imageFormatInvalid',
);

export const imageEnding = z.enum(wizardImageEndings, 'imageFormatInvalid').optional();

/** The ticket by which the pictures of a form came in: names are no secrets, so only who uploaded a picture can use it. */
export const imageTicket = z.string().max(2000).default('');

/** Seconds that somebody spent on a form: what a forgotten tab adds says nothing. */
export const timeTaken = z.number().int().min(0).max(86_400).default(0);

const plate = required('numberPlateRequired', 20).pipe(
  z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u, 'numberPlateInvalid'),
);
const accepted = (code: string) => z.literal(true, code);
const orEmpty = <T extends z.ZodType>(rule: T) => z.union([z.literal(''), rule]).default('');

const common = z.object({
  appointmentNumber: optionalText(40).default(firstAppointmentNumber),
  surname: optionalText(100).default(''),
  /** A passport or another country's number: there is no control letter to check. */
  hasForeignDocument: z.boolean().default(false),
  numberPlate: plate,
  phoneNumber: phone,
  kilometers: z
    .number('kilometersInvalid')
    .int('kilometersInvalid')
    .min(0, 'kilometersInvalid')
    .max(9_999_999, 'kilometersInvalid')
    .nullable()
    .default(null),
  worksToDo: required('worksRequired', 2000),
  image: wizardImage.nullable().default(null),
  extension: imageEnding,
  kmImage: wizardImage.nullable().default(null),
  kmExtension: imageEnding,
  ticket: imageTicket,
  option: z.union([z.literal(1), z.literal(2)], 'optionRequired'),
  signature,
  acceptsPolicy: accepted('policyRequired'),
  acceptsProcessing: accepted('processingRequired'),
  timeTaken,
  language: language.default('es'),
  isDemo: z.boolean().default(false),
  accountId: id.optional(),
});

const ownerPart = common.extend({
  isOwner: z.literal(true),
  name: required('nameRequired', 100),
  nif: required('nifRequired', 20),
  email,
  craneOperatorCompany: z.literal('').default(''),
  craneOperatorName: z.literal('').default(''),
});

const cranePart = common.extend({
  isOwner: z.literal(false),
  name: optionalText(100).default(''),
  nif: optionalText(20).default(''),
  email: orEmpty(email),
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
  reply: z.object({
    receiptNumber: z.number().int().nullable(),
    pdf: z.base64(),
    lockerNumber: z.string().nullable(),
    lockerCode: z.string().nullable(),
  }),
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
