import type { HistoryEntry, listHistory, listToolHistory } from '@llave/contract/history';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { HistoryTable } from '../../db/tables/tools.ts';
import { pageOf, readCursor } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { findTool, mayTouch } from '../tools/visibility.ts';
import { named } from '../users/named.ts';

type Paging = { limit: number; cursor?: string | undefined };

const place = z.string().regex(/^\d{1,18}$/);

export const list: Act<typeof listHistory> = (scope, { query }) => entries(scope, query);

export const listOfTool: Act<typeof listToolHistory> = async (scope, { params, query }) => {
  await findTool(scope, params.toolId);
  return entries(scope, query, params.toolId);
};

const entries = async (scope: MemberScope, { limit, cursor }: Paging, toolId?: string) => {
  const before = readCursor(cursor, place);
  let found = scope.db
    .selectFrom('history as h')
    .innerJoin('tools as t', 't.tool_id', 'h.tool_id')
    .leftJoin('users as actor', 'actor.user_id', 'h.user_id')
    .leftJoin('users as other', 'other.user_id', 'h.re_assigned_to')
    .selectAll('h')
    .select(['actor.name as actor_name', 'actor.surname as actor_surname'])
    .select(['other.name as other_name', 'other.surname as other_surname'])
    .where(mayTouch(scope))
    .orderBy('h.entry_id', 'desc')
    .limit(limit + 1);
  if (toolId) found = found.where('h.tool_id', '=', toolId);
  if (before) found = found.where('h.entry_id', '<', before);
  const rows = await found.execute();
  return pageOf(rows, limit, (row) => String(row.entry_id), entryOf);
};

type Row = Selectable<HistoryTable> &
  Record<'actor_name' | 'actor_surname' | 'other_name' | 'other_surname', string | null>;

const entryOf = (row: Row): HistoryEntry => ({
  id: String(row.entry_id),
  action: row.action,
  timestamp: row.created_at.toISOString(),
  toolId: row.tool_id,
  userId: row.user_id,
  user: named(row.user_id, row.actor_name, row.actor_surname),
  reAssignedTo: row.re_assigned_to,
  reAssignedToUser: named(row.re_assigned_to, row.other_name, row.other_surname),
  toolLoan: row.loan_name === null ? null : { name: row.loan_name, email: row.loan_email ?? '' },
  fileAction: row.file_name === null ? null : { fileName: row.file_name },
});
