import { firstAppointmentNumber } from '@llave/contract/appointments';
import type { CheckIn, CheckInCard, getCheckIn, listCheckIns } from '@llave/contract/check-ins';
import { AppError } from '@llave/contract/errors';
import { type RawBuilder, sql } from 'kysely';
import { counted, fewOf } from '../../http/few.ts';
import { newestFirst } from '../../http/newest.ts';
import { pageOf, patternsOf } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope, VisitorScope } from '../../http/scope.ts';
import { downloadUrl } from '../files/addresses.ts';
import { shownImage } from '../files/pictures.ts';
import { named } from '../users/named.ts';

const cards = ({ db, now }: Pick<VisitorScope, 'db' | 'now'>) =>
  db
    .selectFrom('check_ins as c')
    .leftJoin('lockers as l', (join) =>
      join
        .onRef('l.check_in_id', '=', 'c.check_in_id')
        .on((eb) => eb.or([eb('l.held_until', 'is', null), eb('l.held_until', '>', now())])),
    )
    .leftJoin('users as closer', 'closer.user_id', 'c.closed_by')
    .selectAll('c')
    .select(['l.locker_id', 'l.identifier_value', 'l.held_until'])
    .select(['closer.name as closer_name', 'closer.surname as closer_surname']);

type Row = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

export const list: Act<typeof listCheckIns> = async (scope, { query }) => {
  let found = cards(scope).$call(newestFirst(query, 'c.created_at', 'c.check_in_id'));
  if (query.state) found = found.where('c.closed_at', query.state === 'open' ? 'is' : 'is not', null);
  if (query.by) found = found.where('c.is_owner', '=', query.by === 'owner');
  if (query.option) found = found.where('c.option', '=', query.option);
  for (const pattern of patternsOf(query.q)) found = found.where(speaksOf(pattern));
  return pageOf(
    await found.execute(),
    query.limit,
    (row) => [row.created_at.toISOString(), row.check_in_id],
    (row) => cardOf(scope, row),
  );
};

/** The vehicles that are still here: those whose key waits in a locker first, then the last that came. */
export const fewLeft = async (scope: MemberScope, most: number) => {
  const found = cards(scope).select(counted).where('c.closed_at', 'is', null);
  const ordered = found.orderBy(sql`l.locker_id is null`).orderBy('c.created_at', 'desc').orderBy('c.check_in_id');
  return fewOf(await ordered.limit(most).execute(), (row) => cardOf(scope, row));
};

/** What is said of the appointment on screens, in both languages. */
const appointment = sql<string>`case
  when c.blocked_at is not null then ''
  when c.appointment_number in ('', ${firstAppointmentNumber}) then 'sin cita, no appointment'
  else c.appointment_number end`;

/** Plates and phone numbers are also found by what is left of them without spaces and dashes. */
const speaksOf = (pattern: string): RawBuilder<boolean> => {
  const plain = pattern.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return sql<boolean>`(
    unaccent(concat_ws(' ', c.name, c.surname, c.crane_operator_company, c.crane_operator_name, ${appointment},
      lpad(c.receipt_number::text, 6, '0'), c.phone_number, c.number_plate)) ilike unaccent(${pattern})
    or (${plain} <> '' and regexp_replace(concat_ws('|', c.number_plate, c.phone_number), '[^[:alnum:]|]', '', 'g') ilike ${`%${plain}%`}))`;
};

export const read: Act<typeof getCheckIn> = (scope, { params }) => readCheckIn(scope, params.id);

export const readCheckIn = async (scope: MemberScope, checkInId: string): Promise<CheckIn> => {
  const row = await cards(scope).where('c.check_in_id', '=', checkInId).executeTakeFirst();
  if (!row) throw new AppError('notFound');
  const { config, accountId, now } = scope;
  return {
    ...cardOf(scope, row),
    nif: row.nif,
    hasForeignDocument: row.has_foreign_document,
    email: row.email,
    kilometers: row.kilometers,
    image: row.image === null ? null : shownImage(scope, row.image),
    kmImage: row.km_image === null ? null : shownImage(scope, row.km_image),
    picturesBlockedDate: row.pictures_blocked_at?.toISOString() ?? null,
    lockerCode: row.locker_id ? row.locker_code : null,
    timeTaken: row.time_taken,
    receipt:
      row.receipt === null
        ? null
        : { fileName: row.receipt, url: downloadUrl(config.secret, accountId, row.receipt, now()) },
    closer: named(row.closed_by, row.closer_name, row.closer_surname),
    closingNote: row.closing_note,
  };
};

const cardOf = ({ accountId }: MemberScope, row: Row): CheckInCard => ({
  id: row.check_in_id,
  accountId,
  receiptNumber: row.receipt_number,
  appointmentNumber: row.appointment_number,
  isOwner: row.is_owner,
  name: row.name,
  surname: row.surname,
  craneOperatorCompany: row.crane_operator_company,
  craneOperatorName: row.crane_operator_name,
  numberPlate: row.number_plate,
  phoneNumber: row.phone_number,
  worksToDo: row.works_to_do,
  option: row.option,
  locker: row.locker_id
    ? {
        lockerId: row.locker_id,
        identifierValue: row.identifier_value ?? '',
        heldUntil: row.held_until?.toISOString() ?? null,
      }
    : null,
  createdDate: row.created_at.toISOString(),
  closedDate: row.closed_at?.toISOString() ?? null,
  blockedDate: row.blocked_at?.toISOString() ?? null,
  version: row.version,
});
