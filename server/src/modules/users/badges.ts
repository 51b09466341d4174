import { randomBytes } from 'node:crypto';
import type { endOwnBadge, getOwnBadge } from '@llave/contract/users';
import type { Db } from '../../db/database.ts';
import { hashOf } from '../../http/callers/secrets.ts';
import type { Act } from '../../http/route.ts';

export const newCode = () => randomBytes(24).toString('base64url');

/** A code to print; the person's earlier badges stop working. */
export const makeBadge = async (db: Db, userId: string, now: Date, code = newCode()): Promise<string> => {
  await revokeBadges(db, userId, now);
  await db
    .insertInto('badges')
    .values({ code_hash: hashOf(code), user_id: userId })
    .execute();
  return code;
};

export const revokeBadges = async (db: Db, userId: string, now: Date): Promise<void> => {
  await db
    .updateTable('badges')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
};

export const findBadgeOwner = async (db: Db, code: string): Promise<string | undefined> => {
  const badge = await db
    .selectFrom('badges')
    .select('user_id')
    .where('code_hash', '=', hashOf(code))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return badge?.user_id;
};

export const readOwn: Act<typeof getOwnBadge> = async ({ db, me }) => {
  const badge = await db
    .selectFrom('badges')
    .select('created_at')
    .where('user_id', '=', me.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return { createdDate: badge?.created_at.toISOString() ?? null };
};

/** Who lost their badge also ends what somebody may have opened with it. */
export const endOwn: Act<typeof endOwnBadge> = async ({ db, me, now }) => {
  await revokeBadges(db, me.id, now());
  await db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('user_id', '=', me.id)
    .where('by_badge', '=', true)
    .where('ended_at', 'is', null)
    .execute();
  return {};
};
