import { use } from '../../server/src/modules/tools/loans.ts';
import { load } from '../load.ts';
import { alternate, seen } from '../rounds.ts';
import type { Row } from '../row.ts';
import { literal, pgbench } from './pgbench.ts';
import { statementsOf } from './recording.ts';
import { bearer, inWorkshop, type Workshop } from './workshop.ts';

const tools = 4000;

/** Takes one free tool after the other; what is taken is put back, unheard, before each turn. */
export const pickUps = async ({ product, people, sql, tool }: Workshop) => {
  await sql.query(`begin; set local session_replication_role = replica;
    update tools set holder_id = null, held_since = null, requested_by = null where holder_id is not null; commit`);
  let next = 0;
  const { perSecond } = await load({
    url: product.origin,
    headers: { ...bearer(people[1]), 'content-type': 'application/json' },
    next: (request) => {
      next = (next % tools) + 1;
      return { ...request, method: 'PATCH', path: `/api/tool/${tool(next)}/use`, body: '{"action":"pickup"}' };
    },
  });
  if (next > tools) throw new Error('There were not enough tools');
  return perSecond;
};

/** The id that `bench_tool` gives, for a number that only a script knows. */
const numbered = (accountId: string, n: string) => `('${accountId.slice(0, 24)}' || lpad(${n}::text, 12, '0'))::uuid`;

/** The statements of one pick-up as a script in which every transaction takes another tool. */
const scriptOf = async (workshop: Workshop) => {
  const { accountId, people, tool } = workshop;
  const id = tool(1);
  const statements = await statementsOf(workshop, people[1], (scope) =>
    use(scope, { params: { id }, query: {}, body: { action: 'pickup' } }, undefined),
  );
  const chosen = numbered(accountId, ':n');
  const lines = statements.map(({ text, values }) =>
    text.replaceAll(/\$(\d+)/g, (_, n) => (values[n - 1] === id ? chosen : literal(values[n - 1]))),
  );
  return [`\\set n random(1, ${tools})`, ...lines.map((line) => `${line};`)].join('\n');
};

export const pickUp: Row = {
  number: 3,
  name: 'picking up a tool ÷ pgbench with the same statements',
  bound: 'least',
  floor: 0.4,
  goal: 0.6,
  measure: (bench) =>
    inWorkshop(bench, { tools }, async (workshop) => {
      const script = await scriptOf(workshop);
      const turns = await alternate(
        () => pickUps(workshop),
        () => pgbench(bench, workshop, script),
      );
      return { ratios: turns.ratios, seen: seen(turns, 'pick-ups/s') };
    }),
};

/** One of a thousand vehicles and a span that no other transaction has. */
const some = '\\set v random(1, 1000)\n\\set n random(1, 1000000000000)\n';
const beginning = "(timestamptz '2030-01-01' + :n * interval '2 milliseconds')";
const end = `(${beginning} + interval '1 millisecond')`;

const columns = 'booking_number, vehicle_id, date_from, date_to, customer_email, customer_name, customer_surname';
const booking = (vehicle: string) =>
  `gen_random_uuid()::text, ${vehicle}, ${beginning}, ${end}, 'quien@cliente.test', 'Nombre', 'Apellido'`;

export const bookings: Row = {
  number: 4,
  name: 'a booking kept apart by the constraint ÷ by looking first',
  bound: 'least',
  floor: 0.9,
  goal: 1.1,
  measure: (bench) =>
    inWorkshop(bench, {}, async (workshop) => {
      const { accountId, sql } = workshop;
      await sql.query(`begin; set local app.account_id = '${accountId}';
        insert into vehicles (vehicle_id, brand, model, number_plate, current_kilometers)
        select bench_tool('${accountId}', n), 'Seat', 'León', 'P' || n, 10 from generate_series(1, 1000) n; commit`);
      const vehicle = numbered(accountId, ':v');
      const { rows } = await sql.query(
        "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'bookings_overlap'",
      );
      const insert = `insert into bookings (${columns}) values (${booking(vehicle)});`;
      const look = `select 1 from bookings where vehicle_id = ${vehicle} and cancelled_at is null and reviewed_at is null
        and date_from < ${end} and date_to > ${beginning};`;
      const emptied = (constraint: string) =>
        sql.query(
          `truncate bookings cascade; alter table bookings drop constraint if exists bookings_overlap; ${constraint}`,
        );
      const turns = await alternate(
        async () => {
          await emptied(`alter table bookings add constraint bookings_overlap ${rows[0].rule}`);
          return pgbench(bench, workshop, some + insert);
        },
        async () => {
          await emptied('');
          return pgbench(bench, workshop, `${some}begin;\n${look}\n${insert}\ncommit;`);
        },
      );
      return { ratios: turns.ratios, seen: seen(turns, 'bookings/s') };
    }),
};
