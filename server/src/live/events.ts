import { sql } from 'kysely';
import type { System } from '../db/database.ts';
import { type Cursor, largestEvent } from './cursor.ts';

export type Change = { accountId: string; kind: string; entityId: string; cursor: Cursor };

type Row = { transaction_id: string; event_id: string; account_id: string; kind: string; entity_id: string };

export const batch = 500;

/**
 * What has changed since the cursor, oldest first. Rows of transactions that started before the oldest one still
 * running are complete, so nothing can appear behind a cursor that has been handed out. The order names the table: of
 * the answered texts, 10 would come before 9.
 */
export const changesSince = async (system: System, cursor: Cursor, accountId?: string): Promise<Change[]> => {
  const ofCompany = accountId ? sql`and account_id = ${accountId}` : sql``;
  const { rows } = await sql<Row>`
    select transaction_id::text, event_id::text, account_id, kind, entity_id from events
    where (transaction_id, event_id) > (${String(cursor.transaction)}::xid8, ${String(cursor.event)}::bigint)
      and transaction_id < pg_snapshot_xmin(pg_current_snapshot()) ${ofCompany}
    order by events.transaction_id, events.event_id limit ${batch}`.execute(system);
  const at = Date.now();
  return rows.map((row) => ({
    accountId: row.account_id,
    kind: row.kind,
    entityId: row.entity_id,
    cursor: { transaction: BigInt(row.transaction_id), event: BigInt(row.event_id), at },
  }));
};

/** The end of the stream as it is now. */
export const head = async (system: System): Promise<Cursor> => {
  const { rows } = await sql<{ xmin: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(
    system,
  );
  return { transaction: BigInt(rows[0]?.xmin ?? 0) - 1n, event: largestEvent, at: Date.now() };
};
