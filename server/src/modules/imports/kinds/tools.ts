import { isDeepStrictEqual } from 'node:util';
import { toolCategoryForm } from '@llave/contract/tool-categories';
import { toolForm } from '@llave/contract/tool-forms';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { MemberScope } from '../../../http/scope.ts';
import { type Drawn, drawnFor, keepDrawn, recordDrawn } from '../../tools/drawn-pictures.ts';
import { mayTouch } from '../../tools/visibility.ts';
import { type Found, type Kind, rowsOf, type Written } from './kind.ts';

const form = toolForm
  .omit({ img: true, excludedUsers: true, categoryId: true })
  .extend({ category: toolCategoryForm.shape.name.default('') });
type Form = z.output<typeof form>;
type FoundTool = Found<Form> & { isClosed: boolean };

const columns = sql.raw(`name text, description text, reference text, "purchaseDate" date,
  "purchasePrice" numeric, category text, image text`);

/** Known again by its reference or, where it has none, by its name. */
const keyOf = ({ reference = '', name = '' }) => (reference ? `r ${reference}` : `n ${name}`).toLowerCase();

export const tools: Kind<Form, Drawn> = {
  form,
  keyColumn: 'reference',
  keysOf: ({ reference, name }) => (reference || name ? [keyOf({ reference, name })] : []),
  /** A picture for each category that is named. */
  prepare: ({ outside, accountId, rows, isReal }) => {
    const categories = isReal ? rows.map(({ category = '' }) => category) : [];
    return keepDrawn(outside.company(accountId), categories);
  },
  find: async (scope, keys, isReal): Promise<FoundTool[]> => {
    const texts = (kind: string) => keys.filter((key) => key.startsWith(kind)).map((key) => key.slice(2));
    const rows = await scope.db
      .selectFrom('tools as t')
      .leftJoin('tool_categories as c', 'c.tool_category_id', 't.category_id')
      .select(['t.tool_id', 't.name', 't.description', 't.reference', 't.purchase_date', 't.purchase_price'])
      .select(sql<string>`coalesce(c.name, '')`.as('category'))
      .select(sql<boolean>`not (${mayTouch(scope)})`.as('is_closed'))
      .where('t.deleted_at', 'is', null)
      .where('t.retired_at', 'is', null)
      .where(
        sql<boolean>`((t.reference <> '' and lower(t.reference) = any(${texts('r ')}))
          or (t.reference = '' and lower(t.name) = any(${texts('n ')})))`,
      )
      .orderBy('t.tool_id')
      .$if(isReal, (query) => query.forUpdate('t'))
      .execute();
    return rows.map(({ tool_id, is_closed, purchase_date, purchase_price, ...row }) => ({
      id: tool_id,
      name: row.name,
      keys: [keyOf(row)],
      isClosed: is_closed,
      form: {
        ...row,
        purchaseDate: purchase_date,
        purchasePrice: purchase_price === null ? null : Number(purchase_price),
      },
    }));
  },
  isSame: (was, now) => isDeepStrictEqual({ ...was, category: plain(was) }, { ...now, category: plain(now) }),
  refuseChange: (_, was) => ((was as FoundTool).isClosed ? [{ path: 'reference', code: 'importClosed' }] : []),
  add: async (scope, forms, pictures) => {
    const drawn = forms.map(({ category }) => drawnFor(pictures, category));
    await recordDrawn(scope, drawn);
    const { rows } = await sql<Written>`
      insert into tools (name, description, reference, purchase_date, purchase_price, category_id, image)
      select r.name, r.description, r.reference, r."purchaseDate", r."purchasePrice", c.tool_category_id, r.image
      from jsonb_to_recordset(${rowsOf(forms.map((one, at) => ({ ...one, image: drawn[at]?.fileName })))}) as r(${columns})
      left join tool_categories c on lower(c.name) = lower(r.category)
      returning tool_id as id, version`.execute(scope.db);
    await recordAll(scope, rows, 'create');
    return rows;
  },
  change: async (scope, changes) => {
    const { rows } = await sql<Written>`
      update tools t set name = r.name, description = r.description, reference = r.reference,
        purchase_date = r."purchaseDate", purchase_price = r."purchasePrice",
        category_id = (select c.tool_category_id from tool_categories c where lower(c.name) = lower(r.category))
      from jsonb_to_recordset(${rowsOf(changes.map(({ id, form: now }) => ({ id, ...now })))}) as r(id uuid, ${columns})
      where t.tool_id = r.id returning t.tool_id as id, t.version`.execute(scope.db);
    await recordAll(scope, rows, 'update');
    return rows;
  },
  remove: async ({ db, now }, ids) => {
    await sql`update tools set deleted_at = ${now()}, category_id = null where tool_id = any(${ids}::uuid[])`.execute(
      db,
    );
  },
  kept: {
    table: 'tools',
    id: 'tool_id',
    name: 't.name',
    isGone: 't.deleted_at is not null',
    isTouched: 'exists (select from history h where h.tool_id = t.tool_id and h.created_at > i.created_at)',
  },
};

const plain = ({ category }: Form) => category.toLowerCase();

const recordAll = ({ db, me }: MemberScope, written: Written[], action: 'create' | 'update') =>
  sql`insert into history (tool_id, action, user_id)
    select tool_id, ${action}, ${me.id} from unnest(${written.map(({ id }) => id)}::uuid[]) as tool_id`.execute(db);
