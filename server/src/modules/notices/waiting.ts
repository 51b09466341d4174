import { madridDay } from '@llave/contract/madrid';
import { type Notice, type NoticeKind, noticeKinds, topicsOf } from '@llave/contract/notices';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { mayTouch } from '../tools/visibility.ts';
import { named } from '../users/named.ts';
import type { Reader } from './readers.ts';

/** More than a person reads at once; what is older waits its turn. */
const shown = 50;

/** Whether what a notice of alias `n` says is still so, of the things that are joined to it. */
const isStillSo = (now: Date) => {
  const today = sql`${madridDay(now)}::date`;
  return sql<boolean>`(case n.kind
    when 'toolBlocked' then t.blocked_at is not null and t.retired_at is null
    when 'calibrationIn30' then t.retired_at is null and t.next_calibration between ${today} + 8 and ${today} + 30
    when 'calibrationIn7' then t.retired_at is null and t.next_calibration between ${today} and ${today} + 7
    when 'calibrationOverdue' then t.retired_at is null and t.next_calibration < ${today}
    when 'carLeft' then c.closed_at is null
    when 'keyDropped' then c.closed_at is null and exists (
      select from lockers l where l.check_in_id = n.check_in_id and l.held_until is null)
    when 'fieldReported' then f.closed_at is null
    when 'carReturned' then b.returned_at is not null and b.reviewed_at is null
    when 'reviewWaiting' then b.returned_at is not null and b.reviewed_at is null
    when 'carLate' then b.picked_up_at is not null and b.returned_at is null and b.date_to < ${now}
    else true end)`;
};

type Person = Pick<Reader, 'id' | 'isAdmin' | 'access'>;

/** The kinds that somebody is told of, by what they may do now. */
export const kindsFor = (person: Person): NoticeKind[] => {
  const topics = topicsOf(person);
  return (Object.keys(noticeKinds) as NoticeKind[]).filter((kind) => topics.includes(noticeKinds[kind]));
};

/** What somebody has been told and has not put away, as far as it is still so and still theirs to know. */
export const waitingFor = async (db: Db, person: Person, now: Date) => {
  const kinds = kindsFor(person);
  if (kinds.length === 0) return [];
  const rows = await db
    .selectFrom('notices as n')
    .leftJoin('tools as t', 't.tool_id', 'n.tool_id')
    .leftJoin('bookings as b', 'b.booking_id', 'n.booking_id')
    .leftJoin('vehicles as v', 'v.vehicle_id', 'b.vehicle_id')
    .leftJoin('check_ins as c', 'c.check_in_id', 'n.check_in_id')
    .leftJoin('field_incidents as f', 'f.field_incident_id', 'n.field_incident_id')
    .leftJoin('users as actor', 'actor.user_id', 'n.actor_id')
    .selectAll('n')
    .select(['t.name as tool_name', 'b.booking_number', 'v.number_plate', 'c.number_plate as left_plate'])
    .select(['f.reference', 'f.delegation', 'actor.name as actor_name', 'actor.surname as actor_surname'])
    .where('n.user_id', '=', person.id)
    .where('n.seen_at', 'is', null)
    .where('n.kind', 'in', kinds)
    .where(mayTouch({ me: person }))
    .where(isStillSo(now))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.notice_id')
    .limit(shown)
    .execute();
  return rows.map((row): Notice & { mailedAt: Date | null } => ({
    id: row.notice_id,
    kind: row.kind,
    timestamp: row.created_at.toISOString(),
    tool: withId(row.tool_id, { name: row.tool_name ?? '' }),
    incidentId: row.incident_id,
    booking: withId(row.booking_id, {
      bookingNumber: row.booking_number ?? '',
      numberPlate: row.number_plate ?? '',
    }),
    checkIn: withId(row.check_in_id, { numberPlate: row.left_plate ?? '' }),
    fieldIncident: withId(row.field_incident_id, {
      reference: row.reference ?? '',
      delegation: row.delegation ?? '',
    }),
    person: named(row.actor_id, row.actor_name, row.actor_surname),
    mailedAt: row.mailed_at,
  }));
};

const withId = <T extends object>(id: string | null, facts: T) => (id === null ? null : { id, ...facts });
