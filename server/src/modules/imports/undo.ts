import { allows } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import { importAccess, type undoImport } from '@llave/contract/imports';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Act } from '../../http/route.ts';
import { removeUnusedCategories } from './categories.ts';
import { kinds, lockImports } from './commands.ts';
import type { Kind } from './kinds/kind.ts';
import { readImport } from './queries.ts';

/** So many of what has changed since are named. */
const mostNamed = 20;

/** What the import added goes and what it changed is as before, where nothing has happened to it since. */
export const undo: Act<typeof undoImport> = async (scope, { params, query }) => {
  const { db, me, now } = scope;
  await lockImports(db);
  const { kind: name, ...was } = await readImport(scope, params.id);
  if (!allows(importAccess[name], me)) throw new AppError('forbidden');
  if (was.undoneDate || new Date(was.undoUntil) < now()) throw new AppError('gone');

  const kind = kinds[name];
  const rows = await readRows(db, kind, params.id);
  const touched = rows.filter(({ isTouched }) => isTouched).sort((one, two) => one.name.localeCompare(two.name, 'es'));
  if (touched.length > 0 && !query.keepChanged)
    throw new AppError('importChanged', {
      count: touched.length,
      changed: touched.slice(0, mostNamed).map((row) => ({ id: row.id, name: row.name })),
    });

  const free = rows.filter(({ isTouched }) => !isTouched);
  const added = free.filter(({ before }) => before === null).map(({ id }) => id);
  const restored = free.flatMap(({ id, before }) => (before ? [{ id, form: before }] : []));
  await kind.refuseUndo?.(scope, added, restored);
  if (added.length > 0) await kind.remove(scope, added);
  if (restored.length > 0) await kind.change(scope, restored);
  const { new_categories } = await db
    .updateTable('imports')
    .set({ undone_at: now() })
    .where('import_id', '=', params.id)
    .returning('new_categories')
    .executeTakeFirstOrThrow();
  await removeUnusedCategories(db, new_categories);
  scope.note({
    subject: { id: params.id, name: was.fileName },
    after: { kind: name, removed: added.length, restored: restored.length, kept: touched.length },
  });
  return readImport(scope, params.id);
};

type ImportRow = { id: string; name: string; before: Record<string, unknown> | null; isTouched: boolean };

/** What is left of the import, held until it is decided; what is gone already stands in nobody's way. */
const readRows = async (db: Db, { kept }: Kind, importId: string): Promise<ImportRow[]> => {
  const [table, id, name, isGone, isTouched] = [kept.table, kept.id, kept.name, kept.isGone, kept.isTouched].map(
    (part) => sql.raw(part),
  );
  const { rows } = await sql<ImportRow>`
    select t.${id} as id, ${name} as name, r.before, t.version <> r.version or (${isTouched}) as "isTouched"
    from imports i join import_rows r using (account_id, import_id)
    join ${table} t on t.account_id = r.account_id and t.${id} = r.entity_id
    where i.import_id = ${importId} and not (${isGone})
    order by t.${id} for update of t`.execute(db);
  return rows;
};
