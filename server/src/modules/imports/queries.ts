import { allows } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import { importKinds } from '@llave/contract/import-columns';
import { type ImportRecord, importAccess, type listImports, undoHours } from '@llave/contract/imports';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { named } from '../users/named.ts';

const span = undoHours * 3_600_000;

export const list: Act<typeof listImports> = async (scope, { query }) => {
  const mine = importKinds.filter(
    (kind) => allows(importAccess[kind], scope.me) && (!query.kind || query.kind === kind),
  );
  if (mine.length === 0) throw new AppError('forbidden');
  const rows = await imports(scope)
    .where('i.kind', 'in', mine)
    .where('i.created_at', '>', new Date(scope.now().getTime() - span))
    .orderBy('i.created_at', 'desc')
    .limit(50)
    .execute();
  return { items: rows.map(recordOf) };
};

export const readImport = async (scope: MemberScope, importId: string): Promise<ImportRecord> => {
  const row = await imports(scope).where('i.import_id', '=', importId).executeTakeFirst();
  if (!row) throw new AppError('notFound');
  return recordOf(row);
};

const imports = ({ db }: Pick<MemberScope, 'db'>) =>
  db
    .selectFrom('imports as i')
    .innerJoin('users as u', 'u.user_id', 'i.created_by')
    .selectAll('i')
    .select(['u.name', 'u.surname']);

type Row = Awaited<ReturnType<ReturnType<typeof imports>['execute']>>[number];

const recordOf = (row: Row): ImportRecord => ({
  id: row.import_id,
  kind: row.kind,
  fileName: row.file_name,
  createdDate: row.created_at.toISOString(),
  user: named(row.created_by, row.name, row.surname),
  created: row.created,
  changed: row.changed,
  same: row.same,
  undoneDate: row.undone_at?.toISOString() ?? null,
  undoUntil: new Date(row.created_at.getTime() + span).toISOString(),
});
