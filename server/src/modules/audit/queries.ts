import type { AuditEntry, listAudit } from '@llave/contract/audit';
import { auditActs } from '@llave/contract/audited';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { AuditEntriesTable } from '../../db/tables/audit.ts';
import { pageOf, patternsOf, readCursor } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';

const place = z.string().regex(/^\d{1,18}$/);

export const list: Act<typeof listAudit> = async ({ db }, { query }) => {
  const before = readCursor(query.cursor, place);
  let found = db
    .selectFrom('audit_entries')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(query.limit + 1);
  if (before) found = found.where('number', '<', before);
  if (query.kind) found = found.where('act', 'in', [...auditActs[query.kind]]);
  if (query.userId) found = found.where('actor_id', '=', query.userId);
  if (query.from)
    found = found.where(sql<boolean>`created_at >= ${query.from}::date::timestamp at time zone 'Europe/Madrid'`);
  if (query.to)
    found = found.where(sql<boolean>`created_at < (${query.to}::date + 1)::timestamp at time zone 'Europe/Madrid'`);
  for (const pattern of patternsOf(query.q))
    found = found.where(
      sql<boolean>`unaccent(concat_ws(' ', actor_name, subject_name, address)) ilike unaccent(${pattern})`,
    );
  return pageOf(await found.execute(), query.limit, (row) => row.number, entryOf);
};

const entryOf = (row: Selectable<AuditEntriesTable>): AuditEntry => ({
  id: row.number,
  timestamp: row.created_at.toISOString(),
  act: row.act,
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
  sessionId: row.session_id,
  address: row.address,
  subject: { id: row.subject_id, name: row.subject_name },
  changes: row.changes,
  hash: Buffer.from(row.hash).toString('hex'),
});
