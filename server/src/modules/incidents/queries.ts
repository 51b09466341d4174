import { AppError } from '@llave/contract/errors';
import type { getIncident, Incident, IncidentCard, listIncidents, listObservations } from '@llave/contract/incidents';
import { sql } from 'kysely';
import { counted, fewOf } from '../../http/few.ts';
import { newestFirst } from '../../http/newest.ts';
import { pageOf, patternsOf } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope, VisitorScope } from '../../http/scope.ts';
import { downloadUrl } from '../files/addresses.ts';
import { mayTouch } from '../tools/visibility.ts';
import { named } from '../users/named.ts';
import { newestObservations, pageOfObservations } from './observations.ts';
import { listPictures } from './pictures.ts';

const cards = (scope: MemberScope) =>
  scope.db
    .selectFrom('incidents as i')
    .innerJoin('tools as t', 't.tool_id', 'i.tool_id')
    .leftJoin('users as creator', 'creator.user_id', 'i.created_by')
    .leftJoin('users as holder', 'holder.user_id', 'i.held_by')
    .leftJoin('users as closer', 'closer.user_id', 'i.closed_by')
    .selectAll('i')
    .select(['t.name', 't.reference', 't.image', 't.blocked_at', 't.retired_at'])
    .select(['creator.name as creator_first', 'creator.surname as creator_surname'])
    .select(['holder.name as holder_name', 'holder.surname as holder_surname'])
    .select(['closer.name as closer_name', 'closer.surname as closer_surname'])
    .where(mayTouch(scope));

type Row = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

export const list: Act<typeof listIncidents> = async (scope, { query }) => {
  let found = cards(scope).$call(newestFirst(query, 'i.created_at', 'i.incident_id'));
  if (query.state) found = found.where('i.closed_at', query.state === 'open' ? 'is' : 'is not', null);
  if (query.toolId) found = found.where('i.tool_id', '=', query.toolId);
  for (const pattern of patternsOf(query.q))
    found = found.where(
      sql<boolean>`unaccent(concat_ws(' ', t.name, t.reference, i.description, creator.name, creator.surname, i.creator_name)) ilike unaccent(${pattern})`,
    );
  const rows = await found.execute();
  return pageOf(
    rows,
    query.limit,
    (row) => [row.created_at.toISOString(), row.incident_id],
    (row) => cardOf(scope, row),
  );
};

/** The open ones, the last reported first. */
export const fewOpen = async (scope: MemberScope, most: number) => {
  const found = cards(scope).select(counted).where('i.closed_at', 'is', null);
  const ordered = found.orderBy('i.created_at', 'desc').orderBy('i.incident_id');
  return fewOf(await ordered.limit(most).execute(), (row) => cardOf(scope, row));
};

export const read: Act<typeof getIncident> = (scope, { params }) => readIncident(scope, params.id);

export const readIncident = async (scope: MemberScope, incidentId: string): Promise<Incident> => {
  const row = await cards(scope).where('i.incident_id', '=', incidentId).executeTakeFirst();
  if (!row) throw new AppError('notFound');
  const images = await listPictures(scope, incidentId);
  return {
    ...cardOf(scope, row),
    heldBy: row.held_by,
    holder: named(row.held_by, row.holder_name, row.holder_surname),
    closer: named(row.closed_by, row.closer_name, row.closer_surname),
    closingNote: row.closing_note,
    repaired: row.repaired,
    files: images.map(({ fileName }) => fileName),
    images,
    ...(await newestObservations(scope, incidentId)),
  };
};

export const observations: Act<typeof listObservations> = async (scope, { params, query }) => {
  const seen = await cards(scope).where('i.incident_id', '=', params.id).executeTakeFirst();
  if (!seen) throw new AppError('notFound');
  return pageOfObservations(scope, params.id, query.limit, query.cursor);
};

/** The newest incident that keeps a tool from being deleted. */
export const findOpenIncident = async ({ db }: Pick<VisitorScope, 'db'>, toolId: string) => {
  const open = await db
    .selectFrom('incidents')
    .select('incident_id')
    .where('tool_id', '=', toolId)
    .where('closed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return open?.incident_id;
};

const cardOf = ({ config, accountId, now }: MemberScope, row: Row): IncidentCard => ({
  id: row.incident_id,
  accountId,
  toolId: row.tool_id,
  tool: {
    id: row.tool_id,
    name: row.name,
    reference: row.reference,
    imgUrl: downloadUrl(config.secret, accountId, row.image, now()),
    isEnable: row.blocked_at === null,
    isRetired: row.retired_at !== null,
  },
  incidentType: row.incident_type,
  description: row.description,
  createdDate: row.created_at.toISOString(),
  createdBy: row.created_by,
  creator: named(row.created_by, row.creator_first, row.creator_surname),
  creatorName: row.creator_name,
  closedDate: row.closed_at?.toISOString() ?? null,
  version: row.version,
});
