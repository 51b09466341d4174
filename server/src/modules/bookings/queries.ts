import type { Booking, BookingStatus, getBooking, listBookings } from '@llave/contract/bookings';
import { AppError } from '@llave/contract/errors';
import { sql } from 'kysely';
import { newestFirst } from '../../http/newest.ts';
import { pageOf, patternsOf } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { downloadUrl } from '../files/addresses.ts';
import { bookingInfoOf } from './facts.ts';

/** Computed in one place: how far the facts of the booking of alias `b` go. */
const status = sql<BookingStatus>`case
  when b.cancelled_at is not null then 'Cancelado'
  when b.reviewed_at is not null then 'Finalizado'
  when b.returned_at is not null then 'Pendiente de revision'
  when b.picked_up_at is not null then 'En curso'
  else 'Reservado' end`;

const bookings = ({ db }: MemberScope) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('vehicles as v', 'v.vehicle_id', 'b.vehicle_id')
    .leftJoin('lockers as l', 'l.booking_id', 'b.booking_id')
    .leftJoin('users as u', 'u.user_id', 'b.reviewed_by')
    .leftJoin('files as cockpit_file', 'cockpit_file.file_name', 'b.cockpit')
    .leftJoin('files as inspection_file', 'inspection_file.file_name', 'b.inspection')
    .selectAll('b')
    .select(['v.brand', 'v.model', 'v.number_plate', 'l.locker_id', 'l.identifier_value'])
    .select(['u.name as reviewer_name', 'u.surname as reviewer_surname'])
    .select(['cockpit_file.file_name as cockpit_here', 'inspection_file.file_name as inspection_here'])
    .select(status.as('status'));

type Row = Awaited<ReturnType<ReturnType<typeof bookings>['execute']>>[number];

export const list: Act<typeof listBookings> = async (scope, { query }) => {
  let found = bookings(scope).$call(newestFirst(query, 'b.date_from', 'b.booking_id'));
  if (query.status) found = found.where(status, '=', query.status);
  if (query.vehicleId) found = found.where('b.vehicle_id', '=', query.vehicleId);
  if (query.from) found = found.where('b.date_to', '>', new Date(query.from));
  if (query.to) found = found.where('b.date_from', '<', new Date(query.to));
  for (const pattern of patternsOf(query.q))
    found = found.where(
      sql<boolean>`unaccent(concat_ws(' ', b.booking_number, b.customer_name, b.customer_surname, b.customer_email, b.customer_phone, v.brand, v.model, v.number_plate, regexp_replace(v.number_plate, '[^[:alnum:]]', '', 'g'))) ilike unaccent(${pattern})`,
    );
  const rows = await found.execute();
  return pageOf(
    rows,
    query.limit,
    (row) => [row.date_from.toISOString(), row.booking_id],
    (row) => bookingOf(scope, row),
  );
};

export const read: Act<typeof getBooking> = (scope, { params }) => readBooking(scope, params.id);

export const readBooking = async (scope: MemberScope, bookingId: string): Promise<Booking> => {
  const row = await bookings(scope).where('b.booking_id', '=', bookingId).executeTakeFirst();
  if (!row) throw new AppError('notFound');
  return bookingOf(scope, row);
};

const bookingOf = (scope: MemberScope, row: Row): Booking => {
  const { config, accountId, now } = scope;
  const address = (fileName: string | null) => fileName && downloadUrl(config.secret, accountId, fileName, now());
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  return {
    id: row.booking_id,
    accountId,
    status: row.status,
    customer: {
      email: row.customer_email,
      phone: row.customer_phone,
      name: row.customer_name,
      surname: row.customer_surname,
      language: row.customer_language,
    },
    bookingInfo: bookingInfoOf(row),
    vehicle: { id: row.vehicle_id, brand: row.brand, model: row.model, numberPlate: row.number_plate },
    lookerInfo: row.locker_id ? { lockerId: row.locker_id, identifierValue: row.identifier_value ?? '' } : null,
    returnInfo:
      row.cockpit && row.inspection
        ? {
            cockpit: row.cockpit,
            inspection: row.inspection,
            cockpitUrl: address(row.cockpit_here),
            inspectionUrl: address(row.inspection_here),
          }
        : null,
    signedDate: iso(row.signed_at),
    pickedUpDate: iso(row.picked_up_at),
    returnSignedDate: iso(row.return_signed_at),
    returnedDate: iso(row.returned_at),
    cancelledDate: iso(row.cancelled_at),
    review: row.reviewed_at && {
      timestamp: row.reviewed_at.toISOString(),
      kilometers: row.review_kilometers ?? 0,
      note: row.review_note,
      user: `${row.reviewer_name ?? ''} ${row.reviewer_surname ?? ''}`.trim(),
    },
    isTakenBack: row.returned_to !== null,
    documents: { checkIn: address(row.check_in_document), return: address(row.return_document) },
    blockedDate: iso(row.blocked_at),
    picturesBlockedDate: iso(row.pictures_blocked_at),
    createdDate: row.created_at.toISOString(),
    version: row.version,
  };
};
