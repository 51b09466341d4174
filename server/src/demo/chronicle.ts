import { sql } from 'kysely';
import type { KnownTool, Workshop } from './fill.ts';

const atOnce = 500;

/** Writes down what happened, all tools together, in the order in which it happened. */
export const writeHistory = async ({ db, idOf }: Workshop, tools: KnownTool[]) => {
  const rows = tools
    .flatMap(({ id, story }) => story.map((happening) => ({ id, ...happening })))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ id, action, at, by, to, before, loan, fileName }) => ({
      tool_id: id,
      action,
      user_id: by && idOf(by),
      re_assigned_to: to ? idOf(to) : null,
      holder_before: before ? idOf(before) : null,
      loan_name: loan?.name ?? null,
      loan_email: loan?.email ?? null,
      file_name: fileName ?? null,
      created_at: at,
    }));
  for (let first = 0; first < rows.length; first += atOnce)
    await db
      .insertInto('history')
      .values(rows.slice(first, first + atOnce))
      .execute();
  await countRequests(db);
};

/** Whoever was handed a tool by a colleague had asked for it. */
const countRequests = (db: Workshop['db']) =>
  sql`insert into tool_days as d (day, tool_id, requests)
    select madrid_day(created_at), tool_id, count(*) from history where action = 'reAssigned' group by 1, 2
    on conflict (account_id, day, tool_id) do update set requests = excluded.requests`.execute(db);
