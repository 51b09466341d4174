import { allows, role } from '@llave/contract/access';
import { firstAppointmentNumber } from '@llave/contract/appointments';
import type { Found, SearchKind, searchAll } from '@llave/contract/search';
import { type RawBuilder, sql } from 'kysely';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { kindsFor } from './kinds.ts';

type Row = Omit<Found, 'matched' | 'date'> & { field: Found['matched']['field']; text: string; date: Date | null };

/** One statement: which things have the words is asked of the index, and what they are of their tables, under the policies. */
export const search: Act<typeof searchAll> = async (scope, { query }) => {
  const kinds = kindsFor(scope.me);
  if (kinds.length === 0 || !/[\p{L}\p{N}]/u.test(query.q)) return { items: [] };

  const sought = wordsOf(query.q);
  const { rows } = await sql<Row>`
    with own as materialized (
      select * from find_entries(${kinds}::text[], ${sought}, ${hiddenFrom(scope)})),
    hits (kind, entry_id, place) as (
      select kind, entry_id, min(place) from (table own union all ${related}) as every group by kind, entry_id),
    things (kind, place, id, title, detail, date, "isAdmin", "useType", facts) as (
      ${sql.join(
        kinds.map((kind) => sql`select h.kind, h.place, ${things[kind]}`),
        sql` union all `,
      )})
    select kind, id, title, detail, date, "isAdmin", "useType", fact.field, fact.text
    from things, lateral (
      select field, text from unnest(facts[:][1:1], facts[:][2:2]) as f (field, text)
      where text <> ''
      order by word_similarity(plain_words(${sought}), plain_words(concat_ws(' ', text, squeezed(text)))) desc
      limit 1) as fact
    order by place`.execute(scope.db);
  return { items: rows.map(foundOf) };
};

/** A number is found however its figures are grouped. */
const wordsOf = (q: string) => (/^[\d\s+().-]+$/.test(q) ? q.replaceAll(/\D/g, '') : q);

/** Of the kinds that this person may list, what is closed to them all the same. */
const hiddenFrom = ({ me }: MemberScope): RawBuilder<string[]> => {
  if (me.isAdmin) return sql`'{}'::uuid[]`;
  return sql`array(
    select tool_id from tool_exclusions where user_id = ${me.id}
    union all
    select i.incident_id from incidents i join tool_exclusions x using (tool_id) where x.user_id = ${me.id}
    union all
    select user_id from users where is_admin
    union all
    select locker_id from lockers
    where not case use_type
      when 'Tool' then ${allows(role('tools', 'manage'), me)}::boolean
      else ${allows(role('renting', 'view'), me)}::boolean end)`;
};

/** With a vehicle come its bookings that are not over, and with a tool what is wrong with it: after what was found itself. */
const related = sql`
  (select 'booking', b.booking_id, 100 + o.place from own o cross join lateral (
    select booking_id from bookings
    where vehicle_id = o.entry_id and cancelled_at is null and reviewed_at is null order by date_from limit 3) as b
  where o.kind = 'vehicle'
  union all
  select 'incident', i.incident_id, 100 + o.place from own o cross join lateral (
    select incident_id from incidents
    where tool_id = o.entry_id and closed_at is null order by created_at desc limit 2) as i
  where o.kind = 'tool')`;

/** What a thing shows of itself: its id, title and detail, when it was, and the facts by which it is found. */
const things: Record<SearchKind, RawBuilder<unknown>> = {
  tool: sql`t.tool_id, t.name, t.reference, null::timestamptz, null::boolean, null::text,
      array[['name', t.name], ['reference', t.reference]]
    from hits h join tools t on h.kind = 'tool' and t.tool_id = h.entry_id`,
  vehicle: sql`v.vehicle_id, v.number_plate, concat_ws(' ', v.brand, v.model), null::timestamptz, null::boolean, null::text,
      array[['numberPlate', v.number_plate], ['model', concat_ws(' ', v.brand, v.model)]]
    from hits h join vehicles v on h.kind = 'vehicle' and v.vehicle_id = h.entry_id`,
  booking: sql`b.booking_id, coalesce(nullif(trim(concat_ws(' ', b.customer_name, b.customer_surname)), ''), b.booking_number),
      v.number_plate, b.date_from, null::boolean, null::text,
      array[['name', concat_ws(' ', b.customer_name, b.customer_surname)], ['bookingNumber', b.booking_number],
        ['email', b.customer_email], ['phone', b.customer_phone], ['numberPlate', v.number_plate],
        ['model', concat_ws(' ', v.brand, v.model)]]
    from hits h join bookings b on h.kind = 'booking' and b.booking_id = h.entry_id
    join vehicles v on v.vehicle_id = b.vehicle_id`,
  checkIn: sql`c.check_in_id, coalesce(nullif(c.number_plate, ''), lpad(c.receipt_number::text, 6, '0')),
      coalesce(nullif(trim(concat_ws(' ', c.name, c.surname)), ''), c.crane_operator_company), c.created_at, null::boolean, null::text,
      array[['numberPlate', c.number_plate], ['name', concat_ws(' ', c.name, c.surname)],
        ['receiptNumber', lpad(c.receipt_number::text, 6, '0')], ['company', c.crane_operator_company],
        ['name', c.crane_operator_name], ['appointmentNumber', nullif(c.appointment_number, ${firstAppointmentNumber})],
        ['phone', c.phone_number], ['email', c.email]]
    from hits h join check_ins c on h.kind = 'checkIn' and c.check_in_id = h.entry_id`,
  person: sql`u.user_id, concat_ws(' ', u.name, u.surname), coalesce(u.email, u.pending_email, u.user_name, ''), null::timestamptz, u.is_admin, null::text,
      array[['name', concat_ws(' ', u.name, u.surname)], ['userName', u.user_name], ['email', u.email],
        ['email', u.pending_email]]
    from hits h join users u on h.kind = 'person' and u.user_id = h.entry_id`,
  locker: sql`l.locker_id, l.identifier_value, l.identifier, null::timestamptz, null::boolean, l.use_type,
      array[['locker', l.identifier_value], ['name', l.identifier]]
    from hits h join lockers l on h.kind = 'locker' and l.locker_id = h.entry_id`,
  incident: sql`i.incident_id, t.name, i.description, i.created_at, null::boolean, null::text,
      array[['description', i.description], ['name', i.creator_name], ['name', t.name], ['reference', t.reference]]
    from hits h join incidents i on h.kind = 'incident' and i.incident_id = h.entry_id
    join tools t on t.tool_id = i.tool_id and t.deleted_at is null`,
  fieldIncident: sql`f.field_incident_id, f.reference, concat_ws(' · ', nullif(f.delegation, ''), f.category), f.created_at, null::boolean, null::text,
      array[['reference', f.reference], ['name', f.name], ['site', f.delegation], ['description', f.category],
        ['description', f.detail], ['email', f.email], ['phone', f.phone_number]]
    from hits h join field_incidents f on h.kind = 'fieldIncident' and f.field_incident_id = h.entry_id`,
};

const foundOf = ({ field, text, date, ...row }: Row): Found => ({
  ...row,
  matched: { field, text },
  date: date?.toISOString() ?? null,
});
