import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';

/** Which door a link opens: a tool's, or only one incident's of it. */
export type LinkSubject = { toolId: string; incidentId: string | null };
export type Link = LinkSubject & { linkId: string };

const secretBytes = 24;

/** A secret that also says in which company to look for it. */
export const newLinkToken = (accountId: string) =>
  Buffer.concat([Buffer.from(accountId.replaceAll('-', ''), 'hex'), randomBytes(secretBytes)]).toString('base64url');

/** The company in which the token claims to be known. */
export const companyOfLink = (token: string): string | undefined => {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 16 + secretBytes) return undefined;
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

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
  return row && { linkId: row.link_id, toolId: row.tool_id, incidentId: row.incident_id };
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();
