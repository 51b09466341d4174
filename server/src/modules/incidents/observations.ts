import { randomUUID } from 'node:crypto';
import { AppError } from '@llave/contract/errors';
import { type Observation, observationsAtOnce } from '@llave/contract/incidents';
import type { Page } from '@llave/contract/pages';
import { z } from 'zod';
import { pageOf, readCursor } from '../../http/pages.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { named } from '../users/named.ts';

type NewObservation = { id?: string | null | undefined; detail: string; userId: string | null; name?: string };

/** More than a repair ever took; a script that goes on and on is told to stop. */
const maxObservations = 500;

/** Adds what is not there yet, while its tool is held; one that is there stays as it was written. */
export const addObservations = async ({ db }: Pick<VisitorScope, 'db'>, incidentId: string, sent: NewObservation[]) => {
  if (sent.length === 0) return;
  const written = await db
    .selectFrom('incident_observations')
    .select(['observation_id', 'number'])
    .where('incident_id', '=', incidentId)
    .orderBy('number', 'desc')
    .execute();
  const known = new Set(written.map(({ observation_id }) => observation_id));
  const fresh = new Map(sent.map((observation) => [observation.id ?? randomUUID(), observation]));
  const added = [...fresh].filter(([id]) => !known.has(id));
  if (added.length === 0) return;
  if (written.length + added.length > maxObservations) throw new AppError('incidentFull', { max: maxObservations });
  const last = written[0]?.number ?? 0;
  await db
    .insertInto('incident_observations')
    .values(
      added.map(([id, { detail, userId, name }], index) => ({
        incident_id: incidentId,
        observation_id: id,
        number: last + index + 1,
        user_id: userId,
        author_name: name ?? '',
        detail,
      })),
    )
    .execute();
};

/** The newest ones of an incident in the order in which they were said, and from where on there are earlier ones. */
export const newestObservations = async (scope: Pick<VisitorScope, 'db'>, incidentId: string) => {
  const { items, next } = await pageOfObservations(scope, incidentId, observationsAtOnce);
  return { observations: items.reverse(), earlierObservations: next ?? null };
};

export const pageOfObservations = async (
  { db }: Pick<VisitorScope, 'db'>,
  incidentId: string,
  limit: number,
  cursor?: string,
): Promise<Page<Observation>> => {
  const before = readCursor(cursor, z.number().int());
  let found = db
    .selectFrom('incident_observations as o')
    .leftJoin('users as u', 'u.user_id', 'o.user_id')
    .selectAll('o')
    .select(['u.name', 'u.surname', 'u.email'])
    .where('o.incident_id', '=', incidentId)
    .orderBy('o.number', 'desc')
    .limit(limit + 1);
  if (before) found = found.where('o.number', '<', before);
  return pageOf(
    await found.execute(),
    limit,
    (row) => row.number,
    (row) => {
      const user = named(row.user_id, row.name, row.surname);
      return {
        id: row.observation_id,
        userId: row.user_id,
        user: user && { ...user, email: row.email },
        name: row.author_name,
        timestamp: row.created_at.toISOString(),
        detail: row.detail,
      };
    },
  );
};
