import { AppError } from '@llave/contract/errors';
import { madridDay } from '@llave/contract/madrid';
import type { countTools, getTool, listHeldTools, listTools, Tool, ToolCard } from '@llave/contract/tools';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { pageOf, patternsOf, readCursor } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { downloadUrl, smallImageUrl } from '../files/addresses.ts';
import { named } from '../users/named.ts';
import { listAttachments, listCalibrations } from './details.ts';
import { listExcluded } from './exclusions.ts';
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
    .selectAll('t')
    .select('category.name as category_name')
    .select(['locker.locker_id', 'locker.identifier_value'])
    .select(['incident.incident_id', 'incident.incident_type', 'incident.opened_at'])
    .select(['holder.name as holder_name', 'holder.surname as holder_surname'])
    .select(['requester.name as requester_name', 'requester.surname as requester_surname'])
    .select(status.as('status'))
    .where(mayTouch(scope));

type Row = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

const isHeld = sql<boolean>`(t.holder_id is not null or t.loan_name is not null)`;

const calibrationDue = ({ now }: MemberScope) => sql<boolean>`t.next_calibration <= ${madridDay(now())}::date + 30`;

const place = z.tuple([z.string(), z.uuid()]);

/** The tools in the workshop, by name. */
const board = (scope: MemberScope, { limit, cursor }: { limit: number; cursor?: string | undefined }) => {
  const after = readCursor(cursor, place);
  const found = cards(scope)
    .where('t.retired_at', 'is', null)
    .orderBy('t.sort_name')
    .orderBy('t.tool_id')
    .limit(limit + 1);
  return after ? found.where(sql<boolean>`(t.sort_name, t.tool_id) > (${after[0]}, ${after[1]}::uuid)`) : found;
};

const page = (scope: MemberScope, rows: Row[], limit: number) =>
  pageOf(
    rows,
    limit,
    (row) => [row.sort_name, row.tool_id],
    (row) => cardOf(scope, row),
  );

export const list: Act<typeof listTools> = async (scope, { query }) => {
  let found = board(scope, query);
  if (query.status) found = found.where(status, '=', query.status);
  if (query.withoutLocker) found = found.where('locker.locker_id', 'is', null);
  if (query.categoryId) found = found.where('t.category_id', '=', query.categoryId);
  if (query.mine || query.asked) found = found.where('t.holder_id', '=', scope.me.id);
  if (query.asked) found = found.where('t.requested_by', 'is not', null);
  if (query.held) found = found.where(isHeld);
  if (query.calibrationDue) found = found.where(calibrationDue(scope));
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

export const read: Act<typeof getTool> = (scope, { params }) => readTool(scope, params.id);

/** All of it is asked for at once, so that it is one round trip. */
export const readTool = async (scope: MemberScope, toolId: string): Promise<Tool> => {
  const [row, calibrations, attachments, excludedUsers] = await Promise.all([
    cards(scope).where('t.tool_id', '=', toolId).executeTakeFirst(),
    listCalibrations(scope, toolId),
    listAttachments(scope, toolId),
    listExcluded(scope, toolId),
  ]);
  if (!row) throw new AppError('notFound');
  return { ...cardOf(scope, row), calibrations, attachments, excludedUsers };
};

const cardOf = ({ config, accountId, now }: MemberScope, row: Row): ToolCard => ({
  id: row.tool_id,
  accountId,
  name: row.name,
  description: row.description,
  reference: row.reference,
  categoryId: row.category_id,
  category: row.category_id ? { id: row.category_id, name: row.category_name ?? '' } : null,
  purchaseDate: row.purchase_date,
  purchasePrice: row.purchase_price === null ? null : Number(row.purchase_price),
  img: row.image,
  imgUrl: downloadUrl(config.secret, accountId, row.image, now()),
  smallImgUrl: smallImageUrl(config.secret, accountId, row.image, now()),
  fileName: row.image,
  status: row.status,
  isEnable: row.blocked_at === null,
  isDeleted: row.deleted_at !== null,
  assignedTo: row.holder_id,
  holder: named(row.holder_id, row.holder_name, row.holder_surname),
  assignedSince: row.held_since?.toISOString() ?? null,
  requestedBy: row.requested_by,
  requester: named(row.requested_by, row.requester_name, row.requester_surname),
  toolLoan: row.loan_name === null ? null : { name: row.loan_name, email: row.loan_email ?? '', until: row.loan_until },
  lockerId: row.locker_id,
  locker: row.locker_id ? { id: row.locker_id, identifierValue: row.identifier_value ?? '' } : null,
  nextCalibration: row.next_calibration,
  lastFix: row.last_fix?.toISOString() ?? null,
  incident:
    row.incident_id && row.incident_type && row.opened_at
      ? { id: row.incident_id, incidentType: row.incident_type, createdDate: row.opened_at.toISOString() }
      : null,
  version: row.version,
});
