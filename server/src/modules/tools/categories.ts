import { AppError } from '@llave/contract/errors';
import type {
  changeToolCategory,
  createToolCategory,
  deleteToolCategory,
  listToolCategories,
} from '@llave/contract/tool-categories';
import { sql } from 'kysely';
import { withChanges } from '../../http/changes.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { refuseStale } from '../../http/versions.ts';

export const listCategories: Act<typeof listToolCategories> = async (scope, { query }) => ({
  items: await categories(scope).orderBy('c.sort_name').limit(query.limit).execute(),
});

export const createCategory: Act<typeof createToolCategory> = async (scope, { body }) => {
  const { id } = await scope.db
    .insertInto('tool_categories')
    .values({ name: body.name })
    .returning('tool_category_id as id')
    .executeTakeFirstOrThrow();
  scope.note({ subject: { id, name: body.name } });
  return readCategory(scope, id);
};

export const changeCategory: Act<typeof changeToolCategory> = async (scope, { body }) => {
  await lockCategory(scope, body.id);
  const was = await readCategory(scope, body.id);
  refuseStale(body.version, was);

  const { name } = withChanges(was, body);
  await scope.db.updateTable('tool_categories').set({ name }).where('tool_category_id', '=', body.id).execute();
  scope.note({ subject: { id: body.id, name }, before: { name: was.name }, after: { name } });
  return readCategory(scope, body.id);
};

export const deleteCategory: Act<typeof deleteToolCategory> = async (scope, { params }) => {
  await lockCategory(scope, params.id);
  const { name } = await readCategory(scope, params.id);
  scope.note({ subject: { id: params.id, name } });

  await scope.db.updateTable('tools').set({ category_id: null }).where('category_id', '=', params.id).execute();
  await scope.db.deleteFrom('tool_categories').where('tool_category_id', '=', params.id).execute();
  return {};
};

/** Whoever else changes it, or puts a tool in it, waits. */
const lockCategory = ({ db }: MemberScope, id: string) =>
  db
    .selectFrom('tool_categories')
    .select('tool_category_id')
    .where('tool_category_id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const readCategory = async (scope: MemberScope, id: string) => {
  const category = await categories(scope).where('c.tool_category_id', '=', id).executeTakeFirst();
  if (!category) throw new AppError('notFound');
  return category;
};

const categories = ({ db }: MemberScope) =>
  db
    .selectFrom('tool_categories as c')
    .select(['c.tool_category_id as id', 'c.name', 'c.version'])
    .select(
      sql<number>`(select count(*)::int from tools t
        where t.category_id = c.tool_category_id and t.deleted_at is null and t.retired_at is null)`.as('tools'),
    );
