import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import {
  changesOf,
  flag,
  id,
  language,
  languages,
  moment,
  optionalText,
  orNull,
  ownAccount,
  required,
  timestamp,
  version,
} from './fields.ts';
import { page } from './pages.ts';
import { kilometers } from './vehicles.ts';

/** Computed from facts: what has happened to the booking so far. */
export const bookingStatuses = ['Reservado', 'En curso', 'Pendiente de revision', 'Finalizado', 'Cancelado'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** A time that a desk can mean: what lies centuries away is a slip of the keyboard. */
const bookedTime = (missing: string) =>
  moment(({ input }) => (input ? 'bookingDateInvalid' : missing)).refine(
    (time) => time > '2000' && time < '2100',
    'bookingDateInvalid',
  );

const customer = z.object({
  email: z
    .string('bookingEmailRequired')
    .trim()
    .min(1, 'bookingEmailRequired')
    .max(254, 'tooLong')
    .pipe(z.email('bookingEmailInvalid')),
  phone: optionalText(40).default(''),
  name: required('bookingNameRequired', 100),
  surname: required('bookingSurnameRequired', 100),
  /** What they read; Spanish where nobody says. */
  language: language.optional(),
});

const bookingInfo = z.object({
  bookingNumber: required('bookingNumberRequired', 40).regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u,
    'bookingNumberInvalid',
  ),
  dateFrom: bookedTime('dateFromRequired'),
  dateTo: bookedTime('dateToRequired'),
  hasFullInsuranceCoverage: flag.default(false),
  vehicleId: z.uuid('vehicleRequired').toLowerCase(),
});

type Period = { dateFrom: string; dateTo: string };
export const isForward = ({ dateFrom, dateTo }: Period) => Date.parse(dateFrom) < Date.parse(dateTo);

/** What the booking form edits. */
export const bookingForm = z.object({
  customer,
  bookingInfo: bookingInfo.refine(isForward, { path: ['dateTo'], message: 'datesReversed' }),
});
export type BookingForm = z.input<typeof bookingForm>;

export const bookedVehicle = z.object({ id, brand: z.string(), model: z.string(), numberPlate: z.string() });

export const booking = z.object({
  id,
  accountId: id,
  status: z.enum(bookingStatuses),
  customer: z.object({
    email: z.string(),
    phone: z.string(),
    name: z.string(),
    surname: z.string(),
    language: z.enum(languages),
  }),
  bookingInfo: z.object({
    bookingNumber: z.string(),
    dateFrom: timestamp,
    dateTo: timestamp,
    hasFullInsuranceCoverage: z.boolean(),
    vehicleId: id,
  }),
  vehicle: bookedVehicle,
  /** The locker with the key in it, or the one it is to be dropped in. */
  lookerInfo: z.object({ lockerId: id, identifierValue: z.string() }).nullable(),
  /** The names of photo and video, as the customer promised them, and once they are here where to read them. */
  returnInfo: z
    .object({
      cockpit: z.string(),
      inspection: z.string(),
      cockpitUrl: z.string().nullable(),
      inspectionUrl: z.string().nullable(),
    })
    .nullable(),
  signedDate: timestamp.nullable(),
  pickedUpDate: timestamp.nullable(),
  returnSignedDate: timestamp.nullable(),
  returnedDate: timestamp.nullable(),
  cancelledDate: timestamp.nullable(),
  review: z.object({ timestamp, kilometers: z.number().int(), note: z.string(), user: z.string() }).nullable(),
  /** Ended by the desk in the customer's stead; the review then says by whom, when and why. */
  isTakenBack: z.boolean(),
  /** The signed papers, once they are drawn. */
  documents: z.object({ checkIn: z.string().nullable(), return: z.string().nullable() }),
  /** When its time was over and whose it was went out of reach; photo and video may have gone before. */
  blockedDate: timestamp.nullable(),
  picturesBlockedDate: timestamp.nullable(),
  createdDate: timestamp,
  version: z.number().int(),
});
export type Booking = z.infer<typeof booking>;

const view = role('renting', 'view');
const manage = role('renting', 'manage');
const one = z.object({ id });

export const listBookings = endpoint('listBookings', 'GET /service-appoinment/account/{accountId}', {
  access: view,
  summary: 'The bookings, those that begin last first; with a period, those that touch it.',
  params: z.object({ accountId: id }),
  query: z.object({
    ...page,
    status: z.enum(bookingStatuses).optional(),
    vehicleId: id.optional(),
    from: timestamp.optional(),
    to: timestamp.optional(),
  }),
  reply: z.array(booking),
});

export const getBooking = endpoint('getBooking', 'GET /service-appoinment/{id}', {
  access: view,
  summary: 'One booking.',
  params: one,
  reply: booking,
});

export const createBooking = endpoint('createBooking', 'POST /service-appoinment', {
  access: manage,
  summary: 'Books a vehicle, unless it is promised to somebody else in that time, and mails the customer.',
  body: bookingForm.extend(ownAccount),
  reply: booking,
  errors: ['bookingExists', 'bookingOverlap'],
});

export const changeBooking = endpoint('changeBooking', 'PUT /service-appoinment', {
  access: manage,
  summary:
    'Changes a booking that is not over: before the customer has the vehicle they sign again, afterwards only the end moves.',
  body: z.object({
    id,
    ...ownAccount,
    customer: changesOf(customer).optional(),
    bookingInfo: changesOf(bookingInfo).optional(),
    version,
  }),
  reply: booking,
  errors: ['bookingStatus', 'signed', 'bookingExists', 'bookingOverlap'],
});

export const cancelBooking = endpoint('cancelBooking', 'DELETE /service-appoinment/{id}', {
  access: manage,
  summary: 'Cancels a booking that the customer has not begun; it is kept, and its key leaves the locker.',
  params: one,
  reply: booking,
  errors: ['bookingStatus'],
});

export const setBookingLocker = endpoint('setBookingLocker', 'PATCH /service-appoinment/{bookingId}/locker', {
  access: manage,
  summary: 'Puts the key in a free Keys locker, out of the one it was in; `null` takes it out.',
  params: z.object({ bookingId: id }),
  body: z.object({ ...ownAccount, lockerId: orNull(id) }),
  reply: booking,
  errors: ['bookingStatus', 'lockerInUse', 'lockerUnfit'],
});

export const sendBookingLink = endpoint('sendBookingLink', 'POST /service-appoinment/{id}/link', {
  access: manage,
  summary: 'Mails the customer the way to their booking again.',
  params: one,
  reply: z.object({}),
  errors: ['bookingStatus'],
});

export const reviewForm = z.object({ kilometers, note: optionalText(2000).default('') });

export const reviewBooking = endpoint('reviewBooking', 'PATCH /service-appoinment/{id}/review', {
  access: manage,
  summary: 'The vehicle has been looked at: its kilometres are noted, its locker is freed and the booking is over.',
  params: one,
  body: reviewForm,
  reply: booking,
  errors: ['bookingStatus'],
});

export const takeBackForm = reviewForm.extend({ note: required('takeBackNoteRequired', 2000) });

export const takeBackBooking = endpoint('takeBackBooking', 'PATCH /service-appoinment/{id}/take-back', {
  access: manage,
  summary: 'The desk takes the vehicle back where the customer cannot finish the return, and the booking is over.',
  params: one,
  body: takeBackForm,
  reply: booking,
  errors: ['bookingStatus'],
});
