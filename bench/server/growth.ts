import { load } from '../load.ts';
import { alternate, seen } from '../rounds.ts';
import type { Row } from '../row.ts';
import { bearer, inWorkshop, type Person, peopleOf, type Workshop } from './workshop.ts';

const entries = 1_000_000;

const addHistory = async ({ sql, accountId }: Workshop) => {
  await sql.query(`begin; set local session_replication_role = replica;
    with people as (select array_agg(user_id) as ids from users where account_id = '${accountId}')
    insert into history (account_id, tool_id, action, user_id, created_at)
    select '${accountId}', bench_tool('${accountId}', 1 + n / 2 % 300), case n % 2 when 0 then 'pickup' else 'return' end,
      people.ids[1 + n % cardinality(people.ids)], now() - interval '3 years' + n * interval '90 seconds'
    from generate_series(1, ${entries}) n, people; commit`);
  await sql.query('vacuum analyze history');
};

const milliseconds = async (url: string, person: Person) =>
  1000 / (await load({ url, headers: bearer(person), connections: 1, seconds: 1 })).perSecond;

export const deepPages: Row = {
  number: 6,
  name: 'the deepest page of 1,000,000 entries ÷ the first',
  bound: 'most',
  floor: 1.5,
  goal: 1.2,
  measure: (bench) =>
    inWorkshop(bench, {}, async (workshop) => {
      await addHistory(workshop);
      const { product, accountId, people, sql } = workshop;
      const first = `${product.origin}/api/history/${accountId}?limit=50`;
      const { rows } = await sql.query('select min(entry_id) + 51 as entry from history');
      const cursor = Buffer.from(JSON.stringify(String(rows[0].entry))).toString('base64url');
      const turns = await alternate(
        () => milliseconds(`${first}&cursor=${cursor}`, people[1]),
        () => milliseconds(first, people[1]),
      );
      return { ratios: turns.ratios, seen: seen(turns, 'ms') };
    }),
};

/** Each request is somebody else's, in another company. */
const everywhere = async ({ product }: Workshop, companies: { accountId: string; person: Person }[]) => {
  let next = 0;
  const { perSecond } = await load({
    url: product.origin,
    next: (request) => {
      next = (next + 1) % companies.length;
      const { accountId, person } = companies[next] as (typeof companies)[number];
      return { ...request, path: `/api/tool/account/${accountId}?limit=50`, headers: bearer(person) };
    },
  });
  return 1000 / perSecond;
};

const addCompanies = async (workshop: Workshop, count: number) => {
  const companies = [];
  for (let n = 0; n < count; n += 1) {
    const accountId = await workshop.addCompany(3, 60);
    companies.push({ accountId, person: (await peopleOf(workshop.sql, accountId))[1] });
  }
  await workshop.sql.query('vacuum analyze');
  return companies;
};

export const manyCompanies: Row = {
  number: 6,
  name: 'a list among 1,000 companies ÷ among 10',
  bound: 'most',
  floor: 1.5,
  goal: 1.2,
  measure: (bench) =>
    inWorkshop(bench, {}, (crowded) =>
      inWorkshop(bench, {}, async (quiet) => {
        const [many, few] = [await addCompanies(crowded, 1000), await addCompanies(quiet, 10)];
        const turns = await alternate(
          () => everywhere(crowded, many),
          () => everywhere(quiet, few),
        );
        return { ratios: turns.ratios, seen: seen(turns, 'ms a request') };
      }),
    ),
};
