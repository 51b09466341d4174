import { load } from '../load.ts';
import { alternate, seen } from '../rounds.ts';
import type { Row } from '../row.ts';
import { run } from './processes.ts';
import { plainById, plainList, plainTable, type Statement, toolById, toolList } from './statements.ts';
import { bearer, inWorkshop, type Workshop } from './workshop.ts';

const pageSize = 50;

/** Both sides are asked once before they are timed: they must answer the same tools. */
const against = async (
  { people, product, databaseUrl }: Workshop,
  path: string,
  statements: Statement[],
  idsOf: (answer: unknown) => string[],
) => {
  const bare = await run('bench/server/bare.ts', {
    DATABASE_URL: databaseUrl,
    BARE_STATEMENTS: JSON.stringify({ '/rows': statements }),
  });
  try {
    const ours = { url: product.origin + path, headers: bearer(people[1]) };
    const theirs = { url: `${bare.origin}/rows` };
    const answer = idsOf(await (await fetch(ours.url, ours)).json());
    const [rows] = (await (await fetch(theirs.url)).json()) as { tool_id: string }[][];
    if (rows?.length === 0 || answer.join() !== rows?.map(({ tool_id }) => tool_id).join())
      throw new Error('The two sides do not answer the same tools');
    const turns = await alternate(
      async () => (await load(ours)).perSecond,
      async () => (await load(theirs)).perSecond,
    );
    return { ratios: turns.ratios, seen: seen(turns, 'req/s') };
  } finally {
    await bare.stop();
  }
};

const listPath = ({ accountId }: Workshop) => `/api/tool/account/${accountId}?limit=${pageSize}`;
const idsOfList = (answer: unknown) => (answer as { id: string }[]).map(({ id }) => id);
const idOfTool = (answer: unknown) => [(answer as { id: string }).id];

export const list: Row = {
  number: 1,
  name: 'a list of 50 tools (token, policies) ÷ bare Fastify + pg',
  bound: 'least',
  floor: 0.85,
  goal: 1.05,
  measure: (bench) =>
    inWorkshop(bench, {}, (workshop) =>
      against(
        workshop,
        listPath(workshop),
        toolList(workshop.accountId, workshop.people[1].userId, pageSize),
        idsOfList,
      ),
    ),
};

export const byId: Row = {
  number: 2,
  name: 'one tool by its id ÷ bare Fastify + pg',
  bound: 'least',
  floor: 0.6,
  goal: 0.9,
  measure: (bench) =>
    inWorkshop(bench, {}, (workshop) => {
      const id = workshop.tool(15);
      return against(
        workshop,
        `/api/tool/${id}`,
        toolById(workshop.accountId, workshop.people[1].userId, id),
        idOfTool,
      );
    }),
};

/** The other side reads one table with a statement of its own: what companies, policies, joins and our answer cost. */
export const plainLists: Row = {
  number: 18,
  name: 'a list of 50 tools ÷ a minimal handler with one table',
  bound: 'least',
  floor: 0.35,
  goal: 0.5,
  measure: (bench) =>
    inWorkshop(bench, {}, async (workshop) => {
      await workshop.sql.query(plainTable);
      return against(workshop, listPath(workshop), plainList(pageSize), idsOfList);
    }),
};

export const plainTools: Row = {
  number: 18,
  name: 'one tool by its id ÷ a minimal handler with one table',
  bound: 'least',
  floor: 0.25,
  goal: 0.4,
  measure: (bench) =>
    inWorkshop(bench, {}, async (workshop) => {
      await workshop.sql.query(plainTable);
      const id = workshop.tool(15);
      return against(workshop, `/api/tool/${id}`, plainById(id), idOfTool);
    }),
};

/** The other side is the same product on tables whose policies are off. */
export const policies: Row = {
  number: 5,
  name: 'a list of 50 tools with policies ÷ with policies off',
  bound: 'least',
  floor: 0.85,
  goal: 0.95,
  measure: (bench) =>
    inWorkshop(bench, {}, (closed) =>
      inWorkshop(bench, {}, async (open) => {
        await open.sql.query(`do $$ declare name text; begin
          for name in select tablename from pg_policies where policyname = 'tenant' loop
            execute format('alter table %I disable row level security', name);
          end loop; end $$`);
        const speed = async (workshop: Workshop) =>
          (await load({ url: workshop.product.origin + listPath(workshop), headers: bearer(workshop.people[1]) }))
            .perSecond;
        const turns = await alternate(
          () => speed(closed),
          () => speed(open),
        );
        return { ratios: turns.ratios, seen: seen(turns, 'req/s') };
      }),
    ),
};
