import type { Db } from '../../db/database.ts';
import { hashOf } from './secrets.ts';

/** Which door a link opens: a tool's, or only one incident's of it. */
export type LinkSubject = { toolId: string; incidentId: string | null };
export type Link = LinkSubject & { id: string };

type NewLink = LinkSubject & { token: string; createdBy: string; expiresAt: Date };

export const keepLinks = async (db: Db, links: NewLink[]): Promise<void> => {
  await db
    .insertInto('links')
    .values(
      links.map(({ token, toolId, incidentId, createdBy, expiresAt }) => ({
        token_hash: hashOf(token),
        tool_id: toolId,
        incident_id: incidentId,
        created_by: createdBy,
        expires_at: expiresAt,
      })),
    )
    .execute();
};

/** Makes the labels printed for these tools so far useless. */
export const revokeLabels = async (db: Db, toolIds: string[], now: Date): Promise<void> => {
  await db
    .updateTable('links')
    .set({ revoked_at: now })
    .where('tool_id', 'in', toolIds)
    .where('incident_id', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
};

/** What the token opens; nothing when it is unknown, revoked or past its time. */
export const findLink = async (db: Db, token: string, now: Date): Promise<Link | undefined> => {
  const row = await db
    .selectFrom('links')
    .select(['link_id', 'tool_id', 'incident_id'])
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { id: row.link_id, toolId: row.tool_id, incidentId: row.incident_id };
};
