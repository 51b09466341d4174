import { load } from '../load.ts';
import { alternate, seen } from '../rounds.ts';
import type { Row } from '../row.ts';
import { run } from './processes.ts';
import { toolById, toolList } from './statements.ts';
import { bearer, openWorkshop, type Workshop } from './workshop.ts';

const pageSize = 50;

/** Both sides are asked once before they are timed: they must answer the same tools. */
const against = async (
  workshop: Workshop,
  path: string,
  statements: { text: string; values: unknown[] }[],
  idsOf: (answer: unknown) => string[],
) => {
  const [, worker] = workshop.people;
  const bare = await run(
    'bench/server/bare.ts',
    { DATABASE_URL: workshop.databaseUrl, BARE_STATEMENTS: JSON.stringify({ '/rows': statements }) },
    '/',
  );
  try {
    const ours = { url: workshop.product.origin + path, headers: bearer(worker) };
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

export const list: Row = {
  number: 1,
  name: 'a list of 50 tools (token, policies) ÷ bare Fastify + pg',
  bound: 'least',
  floor: 0.85,
  goal: 1.05,
  measure: async (bench) => {
    const workshop = await openWorkshop(bench);
    const { accountId, people } = workshop;
    try {
      return await against(
        workshop,
        `/api/tool/account/${accountId}?limit=${pageSize}`,
        toolList(accountId, people[1].userId, pageSize),
        (answer) => (answer as { id: string }[]).map(({ id }) => id),
      );
    } finally {
      await workshop.close();
    }
  },
};

export const byId: Row = {
  number: 2,
  name: 'one tool by its id ÷ bare Fastify + pg',
  bound: 'least',
  floor: 0.6,
  goal: 0.9,
  measure: async (bench) => {
    const workshop = await openWorkshop(bench);
    const { accountId, people, sql } = workshop;
    try {
      const { rows } = await sql.query("select tool_id from tools where reference = 'REF-15'");
      const id: string = rows[0].tool_id;
      return await against(workshop, `/api/tool/${id}`, toolById(accountId, people[1].userId, id), (answer) => [
        (answer as { id: string }).id,
      ]);
    } finally {
      await workshop.close();
    }
  },
};
