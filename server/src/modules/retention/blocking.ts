import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { writeUnasked } from '../../http/audit.ts';
import { isNamed } from '../files/uses.ts';
import { type Retained, retained } from './kinds.ts';

/** Few enough that nobody waits for the rows that are held meanwhile. */
const atOnce = 50;

type InCompany = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Takes out of everybody's reach what a company has had for its time; answers how many of each kind. */
export const blockDue = async (inCompany: InCompany, now: Date): Promise<Record<string, number>> => {
  const blocked: Record<string, number> = {};
  for (const what of retained)
    for (let count = atOnce; count === atOnce; ) {
      count = await inCompany((db) => blockSome(db, what, now));
      if (count > 0) blocked[what.kind] = (blocked[what.kind] ?? 0) + count;
    }
  return blocked;
};

/** All of it moves in one transaction: whoever is interrupted has moved nothing, and whoever meets another goes on. */
const blockSome = async (db: Db, what: Retained, now: Date): Promise<number> => {
  const { kind, emptied, marks, files } = what;
  const [table, id] = [sql.table(what.table), sql.ref(what.id)];
  const { rows: due } = await sql<{ id: string }>`
    select r.${id} as id from ${table} r
    where ${what.over} < ${now}::timestamptz - make_interval(months => (select ${sql.ref(what.months)} from accounts))
      and ${what.isThere}
    order by ${what.over} limit ${atOnce} for update of r skip locked`.execute(db);
  if (due.length === 0) return 0;

  const isDue = sql`r.${id} = any (${due.map((row) => row.id)}::uuid[])`;
  const columns = Object.keys(emptied).map((column) => sql`${sql.lit(column)}, r.${sql.ref(column)}`);
  const data = sql.join([...columns, ...(what.signed ? [signedOf(what.signed)] : [])]);
  await sql`
    insert into blocked_records (kind, record_id, blocked_at, data)
    select ${kind}, r.${id}, ${now}, jsonb_build_object(${data}) from ${table} r where ${isDue}`.execute(db);
  const { rows: own } = await sql<Own>`
    select own.file_name, r.${id} as id from ${table} r cross join lateral (${files}) as own
    where ${isDue} and own.file_name is not null`.execute(db);

  const cleared = Object.entries(emptied).map(([column, empty]) => sql`${sql.ref(column)} = ${sql.lit(empty)}`);
  const marked = marks.map((column) => sql`${sql.ref(column)} = coalesce(r.${sql.ref(column)}, ${now})`);
  await sql`update ${table} r set ${sql.join([...cleared, ...marked])} where ${isDue}`.execute(db);
  if (own.length > 0) await blockFiles(db, kind, own);
  if (what.signed)
    await sql`
      delete from signed_contents c using signed_records s
      where s.record_id = c.record_id
        and s.${sql.ref(what.signed)} = any (${due.map((row) => row.id)}::uuid[])`.execute(db);
  await writeUnasked(db, { act: 'blocked', at: now, after: { kind, records: due.length } });
  return due.length;
};

/** What was signed, with what its hash is of. */
const signedOf = (subject: 'booking_id' | 'check_in_id') => sql`'signed', (
  select coalesce(jsonb_agg(to_jsonb(c) - 'account_id' || (to_jsonb(s) - 'account_id') order by s.signed_at), '[]')
  from signed_records s join signed_contents c using (record_id) where s.${sql.ref(subject)} = r.${sql.ref(subject)})`;

type Own = { file_name: string; id: string };

/** What something else shows as well stays with that. */
const blockFiles = async (db: Db, kind: Retained['kind'], own: Own[]) => {
  const [names, ids] = [own.map(({ file_name }) => file_name), own.map(({ id }) => id)];
  await db.deleteFrom('field_incident_files').where('field_incident_id', 'in', ids).execute();
  const { rows: moved } = await sql<{ file_name: string }>`
    insert into blocked_files (file_name, kind, record_id, content_type, sha256, created_at)
    select distinct on (f.file_name) f.file_name, ${kind}, own.id, f.content_type, f.sha256, f.created_at
    from files f join unnest(${names}::text[], ${ids}::uuid[]) as own (file_name, id) on own.file_name = f.file_name
    where not ${isNamed} returning file_name`.execute(db);
  if (moved.length === 0) return;
  const gone = moved.map(({ file_name }) => file_name);
  await db.deleteFrom('files').where('file_name', 'in', gone).execute();
};
