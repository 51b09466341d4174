import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { hashOf } from '../../http/callers/secrets.ts';

const minutes = { setPassword: 30, signIn: 10 } as const;
export type TokenPurpose = keyof typeof minutes;

/** A secret that opens one door once; only its hash is kept. */
export const mintToken = async (
  db: Db,
  purpose: TokenPurpose,
  userId: string,
  now: Date,
  token = randomBytes(32).toString('base64url'),
): Promise<string> => {
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: hashOf(token),
      purpose,
      user_id: userId,
      expires_at: new Date(now.getTime() + minutes[purpose] * 60_000),
    })
    .execute();
  return token;
};

/** Uses the token up and answers whose it is; nobody's when it is unknown, used or expired. */
export const useToken = async (
  db: Db,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const used = await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id;
};

/** Whether the token would set this person's password now; it stays unused. */
export const isTokenOf = async (db: Db, userId: string, token: string, now: Date): Promise<boolean> => {
  const found = await db
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', 'setPassword')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
};

/** Makes every unused token of the person useless. */
export const voidTokens = async (db: Db, userId: string, now: Date): Promise<void> => {
  await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
};
