import { AppError } from '@llave/contract/errors';
import type {
  FieldIncident,
  FieldIncidentCard,
  getFieldIncident,
  listFieldIncidents,
} from '@llave/contract/field-incidents';
import { sql } from 'kysely';
import { counted, fewOf } from '../../http/few.ts';
import { newestFirst } from '../../http/newest.ts';
import { pageOf, patternsOf } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { shownImage } from '../files/pictures.ts';
import { named } from '../users/named.ts';

const cards = ({ db }: MemberScope) =>
  db
    .selectFrom('field_incidents as i')
    .leftJoin('users as closer', 'closer.user_id', 'i.closed_by')
    .selectAll('i')
    .select(['closer.name as closer_name', 'closer.surname as closer_surname']);

type Row = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

export const list: Act<typeof listFieldIncidents> = async (scope, { query }) => {
  let found = cards(scope).$call(newestFirst(query, 'i.created_at', 'i.field_incident_id'));
  if (query.delegation) found = found.where('i.delegation', '=', query.delegation);
  if (query.incidentType) found = found.where('i.incident_type', '=', query.incidentType);
  if (query.category) found = found.where('i.category', '=', query.category);
  if (query.priority) found = found.where('i.priority', '=', query.priority);
  if (query.state) found = found.where('i.closed_at', query.state === 'open' ? 'is' : 'is not', null);
  for (const pattern of patternsOf(query.q))
    found = found.where(
      sql<boolean>`unaccent(concat_ws(' ', i.reference, i.name, i.delegation, i.category, i.detail, i.email, i.phone_number)) ilike unaccent(${pattern})`,
    );
  return pageOf(
    await found.execute(),
    query.limit,
    (row) => [row.created_at.toISOString(), row.field_incident_id],
    (row) => cardOf(scope, row),
  );
};

/** The open ones, the most urgent first and of these the last reported. */
export const fewOpen = async (scope: MemberScope, most: number) => {
  const found = cards(scope).select(counted).where('i.closed_at', 'is', null);
  const ordered = found
    .orderBy(sql`array_position(array['high', 'medium', 'low'], i.priority)`)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.field_incident_id');
  return fewOf(await ordered.limit(most).execute(), (row) => cardOf(scope, row));
};

export const read: Act<typeof getFieldIncident> = (scope, { params }) => readFieldIncident(scope, params.id);

export const readFieldIncident = async (scope: MemberScope, fieldIncidentId: string): Promise<FieldIncident> => {
  const row = await cards(scope).where('i.field_incident_id', '=', fieldIncidentId).executeTakeFirst();
  if (!row) throw new AppError('notFound');
  const images = await scope.db
    .selectFrom('field_incident_files')
    .select('file_name')
    .where('field_incident_id', '=', fieldIncidentId)
    .orderBy('position')
    .execute();
  return {
    ...cardOf(scope, row),
    email: row.email,
    phoneNumber: row.phone_number,
    images: images.map(({ file_name }) => shownImage(scope, file_name)),
    timeTaken: row.time_taken,
    closer: named(row.closed_by, row.closer_name, row.closer_surname),
    closingNote: row.closing_note,
  };
};

const cardOf = ({ accountId }: MemberScope, row: Row): FieldIncidentCard => ({
  id: row.field_incident_id,
  accountId,
  reference: row.reference,
  name: row.name,
  delegation: row.delegation,
  incidentType: row.incident_type,
  category: row.category,
  priority: row.priority,
  detail: row.detail,
  createdDate: row.created_at.toISOString(),
  closedDate: row.closed_at?.toISOString() ?? null,
  blockedDate: row.blocked_at?.toISOString() ?? null,
  version: row.version,
});
