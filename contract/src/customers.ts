import { z } from 'zod';
import { booking, bookingStatuses } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { fileName, id, language, ownAccount, required, signature, signedFormBytes, timestamp } from './fields.ts';
import { extensions, type FileType, purposes } from './files.ts';

/** What the customer form asks for. */
export const bookingSearch = z.object({
  bookingNumber: required('bookingNumberRequired', 40),
  surname: required('bookingSurnameRequired', 100),
});

/** What a customer needs to see of their booking, and no more. */
export const customerBooking = z.object({
  id,
  status: z.enum(bookingStatuses),
  customer: booking.shape.customer.pick({ name: true, surname: true }),
  bookingInfo: booking.shape.bookingInfo,
  /** From when on the customer may check in. */
  opensDate: timestamp,
  isSigned: z.boolean(),
  isReturnSigned: z.boolean(),
  returnInfo: z
    .object({
      cockpit: z.string(),
      inspection: z.string(),
      cockpitIsHere: z.boolean(),
      inspectionIsHere: z.boolean(),
    })
    .nullable(),
});
export type CustomerBooking = z.infer<typeof customerBooking>;

const vehicle = booking.shape.vehicle.omit({ id: true });

/** The access code of one visit to one booking. */
const code = z.string('codeMissing').min(1, 'codeMissing').max(200);
const one = z.object({ id });

export const findBooking = endpoint(
  'findBooking',
  'GET /service-appoinment/{bookingNumber}/account/{accountId}/customer/{surname}',
  {
    access: 'stranger',
    summary: 'A customer’s booking by its number and their surname, with the access code of this visit.',
    params: bookingSearch.extend({ accountId: id }),
    query: z.object({ key: z.string().max(200).optional() }),
    reply: z.object({ booking: customerBooking, vehicle, code: z.string() }),
    writes: true,
    errors: ['bookingNotFound'],
  },
);

export const readVisit = endpoint('readVisit', 'GET /service-appoinment/{id}/visit', {
  access: 'customer',
  summary: 'The booking of this visit as it is now, so that a page that is opened again goes on where it was.',
  params: one,
  query: z.object({ code }),
  reply: z.object({ booking: customerBooking, vehicle }),
});

/** What a paper says: everything the customer reads before they sign, and reads again on the paper. */
export const bookingPaper = z.object({
  title: z.string(),
  number: z.string(),
  company: z.array(z.string()),
  sections: z.array(z.object({ title: z.string(), rows: z.array(z.tuple([z.string(), z.string()])) })),
  statement: z.string(),
});
export type BookingPaper = z.infer<typeof bookingPaper>;

export const readPaper = endpoint('readPaper', 'GET /service-appoinment/{id}/paper', {
  access: 'customer',
  summary: 'What the customer signs next, for the vehicle or for its return, as the paper will say it.',
  params: one,
  query: z.object({ code, language: language.optional() }),
  reply: z.object({ kind: z.enum(['pickUp', 'return']), paper: bookingPaper, digest: z.string() }),
  errors: ['bookingStatus'],
});

/** What `readPaper` gave with the paper: sent with the signature, nothing else is signed than what was read. */
const digest = z.string().max(100).optional();

/** A name that ends in what the file is. */
const named = (purpose: 'image' | 'video') =>
  fileName.refine(
    (name) => purposes[purpose].types.some((type) => endings(type).some((end) => name.endsWith(`.${end}`))),
    'fileNameInvalid',
  );

const endings = (type: FileType): readonly string[] => extensions[type];

export const checkIn = endpoint('checkIn', 'PATCH /service-appoinment/{id}/checkIn', {
  access: 'customer',
  summary: 'The customer signs for the vehicle; in the language they read it, its mails and papers go on.',
  params: one,
  body: z.object({ signature, ...ownAccount, code, language: language.optional(), digest }),
  bodyBytes: signedFormBytes,
  reply: customerBooking,
  errors: ['bookingStatus', 'bookingTooEarly', 'bookingOver', 'paperChanged'],
});

export const confirmPickup = endpoint('confirmPickup', 'PATCH /service-appoinment/{id}/code/{code}', {
  access: 'customer',
  summary: 'The customer has the key: the locker is free and the rental has begun.',
  params: one.extend({ code }),
  reply: customerBooking,
  errors: ['bookingStatus', 'bookingTooEarly', 'bookingOver', 'signatureMissing', 'vehicleOut'],
});

export const recordReturn = endpoint('recordReturn', 'PATCH /service-appoinment/{id}/recordings', {
  access: 'customer',
  summary: 'The names of the dashboard photo and the walk-around video, which may then be uploaded.',
  params: one,
  body: z.object({ cockpit: named('image'), inspection: named('video'), code }),
  reply: z.object({
    /** For the photo, as `cockpitSasUri`. */
    sasUri: z.string(),
    cockpitSasUri: z.string(),
    inspectionSasUri: z.string(),
    booking: customerBooking,
  }),
  errors: ['bookingStatus', 'fileExists'],
});

export const signReturn = endpoint('signReturn', 'PATCH /service-appoinment/{id}/return/signature', {
  access: 'customer',
  summary: 'The customer signs the return; a free Keys locker is kept for the key.',
  params: one,
  body: z.object({ signature, code, language: language.optional(), digest }),
  bodyBytes: signedFormBytes,
  reply: customerBooking,
  errors: ['bookingStatus', 'filesMissing', 'paperChanged'],
});

export const completeReturn = endpoint('completeReturn', 'PATCH /service-appoinment/{id}/code/{code}/completed', {
  access: 'customer',
  summary: 'The key is dropped: staff look at the vehicle next. Refused until both files are here.',
  params: one.extend({ code }),
  reply: customerBooking,
  errors: ['bookingStatus', 'signatureMissing', 'filesMissing'],
});

export const getUsedLocker = endpoint('getUsedLocker', 'GET /locker/account/{accountId}/use/{useId}', {
  access: 'customer',
  summary: 'The locker with the customer’s key, or the one to drop it in; only once they have signed.',
  params: z.object({ accountId: id, useId: id }),
  query: z.object({ code }),
  reply: z.object({
    id,
    identifierValue: z.string(),
    lockerSize: z.number().int(),
    status: z.enum(['Available', 'InUse']),
    useType: z.enum(['Tool', 'Renting']),
    useId: id,
  }),
  errors: ['bookingStatus', 'bookingTooEarly', 'bookingOver'],
});
