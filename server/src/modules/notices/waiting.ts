import { type Notice, type NoticeKind, noticeKinds, topicsOf } from '@llave/contract/notices';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { mayTouch } from '../tools/visibility.ts';
import { named } from '../users/named.ts';
import type { Reader } from './readers.ts';
import { statesAt } from './state.ts';

/** More than a person reads at once; what is older waits its turn. */
const shown = 50;

/** Whether what a notice of alias `n` says is still so. */
const isStillSo = (now: Date) =>
  sql<boolean>`(case n.kind ${sql.join(
    Object.entries(statesAt(now)).map(([kind, isSo]) => sql`when ${kind} then ${isSo}`),
    sql` `,
  )} else true end)`;

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
