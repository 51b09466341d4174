import { AppError } from '@llave/contract/errors';
import { madridDay } from '@llave/contract/madrid';
import type { countTools, getTool, listHeldTools, listTools, Tool, ToolCard } from '@llave/contract/tools';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { nameAs } from '../../adapters/file-kind.ts';
import { counted, fewOf } from '../../http/few.ts';
import { pageOf, patternsOf, readCursor } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { downloadUrl } from '../files/addresses.ts';
import { card, details, type WrittenCard, type WrittenDetails } from './card.ts';
import { openIncident, status } from './status.ts';
import { mayTouch } from './visibility.ts';

const cards = (scope: MemberScope) =>
  scope.db
    .selectFrom('tools as t')
    .leftJoinLateral(openIncident.as('incident'), (join) => join.onTrue())
    .leftJoin('users as holder', 'holder.user_id', 't.holder_id')
    .leftJoin('users as requester', 'requester.user_id', 't.requested_by')
    .leftJoin('lockers as locker', 'locker.tool_id', 't.tool_id')
    .leftJoin('tool_categories as category', 'category.tool_category_id', 't.category_id')
    .select(['t.tool_id', 't.sort_name', 't.image', sql.raw<WrittenCard>(card).as('card')])
    .where(mayTouch(scope));

type Row = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

export const isHeld = sql<boolean>`(t.holder_id is not null or t.loan_name is not null)`;

export const calibrationDue = ({ now }: MemberScope) =>
  sql<boolean>`t.next_calibration <= ${madridDay(now())}::date + 30`;

const place = z.tuple([z.string(), z.uuid()]);

/**
 * The tools in the workshop, by name. How many is written into the statement: where it is a parameter, PostgreSQL finds a plan
 * for any number of thousands of tools too dear and plans each list anew, which takes longer than to run it.
 */
const board = (scope: MemberScope, { limit, cursor }: { limit: number; cursor?: string | undefined }) => {
  const after = readCursor(cursor, place);
  const found = cards(scope)
    .where('t.retired_at', 'is', null)
    .orderBy('t.sort_name')
    .orderBy('t.tool_id')
    .limit(sql.lit(limit + 1));
  return after ? found.where(sql<boolean>`(t.sort_name, t.tool_id) > (${after[0]}, ${after[1]}::uuid)`) : found;
};

const page = (scope: MemberScope, rows: Row[], limit: number) =>
  pageOf(
    rows,
    limit,
    (row) => [row.sort_name, row.tool_id],
    (row) => cardOf(scope, row),
  );

type Query = Parameters<Act<typeof listTools>>[1]['query'];
type Filter = (scope: MemberScope, query: Query) => RawBuilder<boolean>;

/** Which tools each filter of the contract leaves; one that is forgotten here does not compile. */
const filters: Record<Exclude<keyof Query, 'q' | 'limit' | 'cursor'>, Filter> = {
  status: (_, query) => sql`${status} = ${query.status}`,
  withoutLocker: () => sql`locker.locker_id is null`,
  categoryId: (_, { categoryId }) => sql`t.category_id = ${categoryId}`,
  mine: ({ me }) => sql`t.holder_id = ${me.id}`,
  asked: ({ me }) => sql`t.holder_id = ${me.id} and t.requested_by is not null`,
  held: () => isHeld,
  calibrationDue,
};
const filterNames = Object.keys(filters) as (keyof typeof filters)[];

export const list: Act<typeof listTools> = async (scope, { query }) => {
  let found = board(scope, query);
  for (const name of filterNames) if (query[name]) found = found.where(filters[name](scope, query));
  for (const pattern of patternsOf(query.q))
    found = found.where(
      sql<boolean>`unaccent(concat_ws(' ', t.name, t.reference, holder.name, holder.surname, t.loan_name)) ilike unaccent(${pattern})`,
    );
  return page(scope, await found.execute(), query.limit);
};

export const count: Act<typeof countTools> = async (scope) => {
  const how = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})::int`;
  return cards(scope)
    .clearSelect()
    .select([
      sql<number>`count(*)::int`.as('total'),
      how(sql`${status} = 'available'`).as('available'),
      how(sql`${status} = 'inUse'`).as('inUse'),
      how(sql`${status} = 'incidentOpen'`).as('incidentOpen'),
      how(sql`t.holder_id = ${scope.me.id}`).as('mine'),
      how(calibrationDue(scope)).as('calibrationDue'),
    ])
    .where('t.retired_at', 'is', null)
    .executeTakeFirstOrThrow();
};

export const listHeld: Act<typeof listHeldTools> = async (scope, { params, query }) =>
  page(scope, await board(scope, query).where('t.holder_id', '=', params.userId).execute(), query.limit);

type Few = { where: RawBuilder<boolean>; order: RawBuilder<unknown>; most: number };

/** The first tools of those that are so, and how many they are. */
export const fewTools = async (scope: MemberScope, { where, order, most }: Few) => {
  const found = cards(scope).select(counted).where('t.retired_at', 'is', null).where(where);
  return fewOf(await found.orderBy(order).orderBy('t.tool_id').limit(most).execute(), (row) => cardOf(scope, row));
};

export const read: Act<typeof getTool> = (scope, { params }) => readTool(scope, params.id);

export const readTool = async (scope: MemberScope, toolId: string): Promise<Tool> => {
  const row = await cards(scope)
    .select(sql.raw<WrittenDetails>(details).as('details'))
    .where('t.tool_id', '=', toolId)
    .executeTakeFirst();
  if (!row) throw new AppError('notFound');
  const attachments = row.details.attachments.map(({ contentType, ...file }) => ({
    ...file,
    originalName: nameAs(file.originalName, contentType),
  }));
  return { ...cardOf(scope, row), ...row.details, attachments };
};

const cardOf = ({ config, accountId, now }: MemberScope, { card, image }: Row): ToolCard => ({
  ...card,
  imgUrl: downloadUrl(config.secret, accountId, image, now()),
});
