import { type RawBuilder, sql } from 'kysely';
import type { BlockedKind } from '../../db/tables/retention.ts';

type Empty = '' | null;

/** Something of people that is blocked as one: where it is, when what it was given for was over, and what leaves its row. */
export type Retained = {
  kind: BlockedKind;
  table: 'check_ins' | 'bookings' | 'field_incidents';
  id: string;
  /** The company's setting. */
  months: 'pictures_months' | 'papers_months' | 'reports_months';
  over: RawBuilder<Date | null>;
  /** Whether there is still something to block. */
  isThere: RawBuilder<boolean>;
  /** The columns that say when it was blocked. */
  marks: string[];
  emptied: Record<string, Empty>;
  /** By which column signed records name it: what was signed goes with it, number and hash stay. */
  signed?: 'booking_id' | 'check_in_id';
  /** The names of its files, for the row of alias `r`. */
  files: RawBuilder<{ file_name: string }>;
};

const checkInPictures = { image: null, km_image: null };
const bookingPictures = { cockpit: null, inspection: null };
const bookingOver = sql<Date | null>`coalesce(r.reviewed_at, r.cancelled_at)`;
/** Also the takes that the customer replaced: they came in for the booking and stay with it. */
const recordings = sql<{ file_name: string }>`
  select f.file_name from files f
  where (f.ticket = r.booking_id and f.purpose <> 'document') or f.file_name in (r.cockpit, r.inspection)`;

/** Pictures go before the papers that they belong to; papers take with them what pictures are left. */
export const retained: Retained[] = [
  {
    kind: 'checkInPictures',
    table: 'check_ins',
    id: 'check_in_id',
    months: 'pictures_months',
    over: sql`r.closed_at`,
    isThere: sql`(r.image is not null or r.km_image is not null)`,
    marks: ['pictures_blocked_at'],
    emptied: checkInPictures,
    files: sql`select name as file_name from unnest(array[r.image, r.km_image]) as name`,
  },
  {
    kind: 'bookingPictures',
    table: 'bookings',
    id: 'booking_id',
    months: 'pictures_months',
    over: bookingOver,
    isThere: sql`(r.cockpit is not null or r.inspection is not null)`,
    marks: ['pictures_blocked_at'],
    emptied: bookingPictures,
    files: recordings,
  },
  {
    kind: 'checkIn',
    table: 'check_ins',
    id: 'check_in_id',
    months: 'papers_months',
    over: sql`r.closed_at`,
    isThere: sql`r.blocked_at is null`,
    marks: ['blocked_at', 'pictures_blocked_at'],
    emptied: {
      ...checkInPictures,
      appointment_number: '',
      name: '',
      surname: '',
      nif: '',
      email: '',
      phone_number: '',
      crane_operator_company: '',
      crane_operator_name: '',
      number_plate: '',
      kilometers: null,
      works_to_do: '',
      signature: null,
      receipt: null,
      locker_code: null,
      closing_note: '',
    },
    signed: 'check_in_id',
    files: sql`select name as file_name from unnest(array[r.image, r.km_image, r.receipt]) as name`,
  },
  {
    kind: 'booking',
    table: 'bookings',
    id: 'booking_id',
    months: 'papers_months',
    over: bookingOver,
    isThere: sql`r.blocked_at is null`,
    marks: ['blocked_at', 'pictures_blocked_at'],
    emptied: {
      ...bookingPictures,
      customer_name: '',
      customer_surname: '',
      customer_email: '',
      customer_phone: '',
      signature: null,
      return_signature: null,
      review_note: '',
      check_in_document: null,
      return_document: null,
    },
    signed: 'booking_id',
    files: sql`${recordings} or f.file_name in (r.check_in_document, r.return_document)`,
  },
  {
    kind: 'fieldIncident',
    table: 'field_incidents',
    id: 'field_incident_id',
    months: 'reports_months',
    over: sql`r.closed_at`,
    isThere: sql`r.blocked_at is null`,
    marks: ['blocked_at'],
    emptied: { name: '', email: '', phone_number: '', detail: '', closing_note: '' },
    files: sql`select u.file_name from field_incident_files u where u.field_incident_id = r.field_incident_id`,
  },
];
