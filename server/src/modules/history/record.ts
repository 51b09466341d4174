import type { HistoryAction } from '@llave/contract/history';
import type { Db } from '../../db/database.ts';
import type { Me } from '../../http/scope.ts';

type Entry = {
  reAssignedTo?: string;
  holderBefore?: string | null;
  loan?: { name: string; email: string };
  fileName?: string;
};

/** Writes what happens to a tool, in the transaction in which it happens; by nobody we know when it came by a label. */
export const record = async (
  { db, me }: { db: Db; me?: Pick<Me, 'id'> },
  toolId: string,
  action: HistoryAction,
  entry: Entry = {},
) => {
  await db
    .insertInto('history')
    .values({
      tool_id: toolId,
      action,
      user_id: me?.id ?? null,
      re_assigned_to: entry.reAssignedTo ?? null,
      holder_before: entry.holderBefore ?? null,
      loan_name: entry.loan?.name ?? null,
      loan_email: entry.loan?.email ?? null,
      file_name: entry.fileName ?? null,
    })
    .execute();
};
