import { allows } from '@llave/contract/access';
import type { Input } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import type { ImportKind } from '@llave/contract/import-columns';
import { type checkImport, importAccess, mostFaults, type runImport } from '@llave/contract/imports';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Act, Before, Caller } from '../../http/route.ts';
import type { MemberScope, Outside } from '../../http/scope.ts';
import { addCategories } from './categories.ts';
import type { Kind, Written } from './kinds/kind.ts';
import { rowsOf } from './kinds/kind.ts';
import { lockers } from './kinds/lockers.ts';
import { people } from './kinds/people/people.ts';
import { tools } from './kinds/tools.ts';
import { vehicles } from './kinds/vehicles.ts';
import { outcomeOf, type Plan, planImport } from './plan.ts';
import { readImport } from './queries.ts';
import { type Row, readRows } from './sheet.ts';

export const kinds = { tools, people, lockers, vehicles } as unknown as Record<ImportKind, Kind>;

export type Read = { rows: Row[]; prepared: unknown };

/** Reads the sheet before any transaction begins. */
export const readToCheck: Before<typeof checkImport, Read> = (outside, input, caller) =>
  readSheet(outside, input, caller, false);

export const readToRun: Before<typeof runImport, Read> = (outside, input, caller) =>
  readSheet(outside, input, caller, true);

export const check: Act<typeof checkImport, Read> = async (scope, { params }, { rows, prepared }) =>
  outcomeOf(await planImport(scope, kinds[params.kind], { rows, prepared, isReal: false }));

/** All rows or none: whatever is refused below takes everything back. */
export const run: Act<typeof runImport, Read> = async (scope, { params, body }, { rows, prepared }) => {
  await lockImports(scope.db);
  const kind = kinds[params.kind];
  const plan = await planImport(scope, kind, { rows, prepared, isReal: true });
  if (plan.faults.length > 0) throw new AppError('invalid', issuesOf(plan));

  const newCategories = await addCategories(scope.db, plan.newCategories);
  const added = plan.added.length > 0 ? await kind.add(scope, plan.added, prepared) : [];
  const changed = plan.changed.length > 0 ? await kind.change(scope, plan.changed) : [];
  const { import_id: importId } = await scope.db
    .insertInto('imports')
    .values({
      kind: params.kind,
      file_name: body.fileName,
      created: added.length,
      changed: changed.length,
      same: plan.same,
      new_categories: newCategories,
      created_by: scope.me.id,
    })
    .returning('import_id')
    .executeTakeFirstOrThrow();
  await keepRows(scope.db, importId, plan, [...added, ...changed]);
  scope.note({
    subject: { id: importId, name: body.fileName },
    after: { kind: params.kind, created: added.length, changed: changed.length, ...adminsIn(plan) },
  });
  return readImport(scope, importId);
};

/** One import or undoing of a company after the other, so that two of the same sheet do not both find it new. */
export const lockImports = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('import ' || current_account()::text, 0))`.execute(db);

const readSheet = async (
  outside: Outside,
  { params, body }: Pick<Input<typeof checkImport>, 'params' | 'body'>,
  { me }: Caller,
  isReal: boolean,
): Promise<Read> => {
  if (!me || !allows(importAccess[params.kind], me)) throw new AppError('forbidden');
  const { id: userId, accountId } = me;
  await outside.spend([
    { of: `import:${userId}`, burst: 30, everySeconds: 6 },
    { of: `import-company:${accountId}`, burst: 60, everySeconds: 3 },
  ]);
  const kind = kinds[params.kind];
  const rows = await readRows(params.kind, kind, body);
  const cells = rows.map((row) => row.cells);
  return { rows, prepared: await kind.prepare?.({ outside, accountId, userId, rows: cells, isReal }) };
};

const issuesOf = ({ faults }: Plan) =>
  faults
    .slice(0, mostFaults)
    .map(({ row, column, code }) => ({ path: column ? `rows.${row}.${column}` : `rows.${row}`, code }));

/** What each thing is now, and how it was where it was there: that is all it takes to go back. */
const keepRows = (db: MemberScope['db'], importId: string, { changed }: Plan, written: Written[]) => {
  const before = new Map(changed.map((change) => [change.id, change.before]));
  const rows = written.map(({ id, version }) => ({ id, version, before: before.get(id) ?? null }));
  return sql`insert into import_rows (import_id, entity_id, version, before)
    select ${importId}, id, version, before
    from jsonb_to_recordset(${rowsOf(rows)}) as r(id uuid, version int, before jsonb)`.execute(db);
};

/** Who may do everything from now on is named in the trail. */
const adminsIn = ({ added }: Plan) => {
  const admins = added.filter(({ isAdmin }) => isAdmin).map(({ email }) => email);
  return admins.length > 0 ? { admins } : {};
};
