import type { Observation } from '@llave/contract/incidents';
import type { VisitorScope } from '../../http/scope.ts';
import { named } from '../users/named.ts';

type NewObservation = { id?: string | null | undefined; detail: string; userId: string | null; name?: string };

/** Adds what is not there yet; one that is there stays as it was written. */
export const addObservations = async (
  { db }: Pick<VisitorScope, 'db'>,
  incidentId: string,
  added: NewObservation[],
) => {
  if (added.length === 0) return;
  await db
    .insertInto('incident_observations')
    .values(
      added.map(({ id, detail, userId, name }) => ({
        incident_id: incidentId,
        ...(id && { observation_id: id }),
        user_id: userId,
        author_name: name ?? '',
        detail,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const listObservations = async (
  { db }: Pick<VisitorScope, 'db'>,
  incidentId: string,
): Promise<Observation[]> => {
  const rows = await db
    .selectFrom('incident_observations as o')
    .leftJoin('users as u', 'u.user_id', 'o.user_id')
    .selectAll('o')
    .select(['u.name', 'u.surname', 'u.email'])
    .where('o.incident_id', '=', incidentId)
    .orderBy('o.created_at')
    .orderBy('o.observation_id')
    .execute();
  return rows.map((row) => {
    const user = named(row.user_id, row.name, row.surname);
    return {
      id: row.observation_id,
      userId: row.user_id,
      user: user && { ...user, email: row.email },
      name: row.author_name,
      timestamp: row.created_at.toISOString(),
      detail: row.detail,
    };
  });
};
