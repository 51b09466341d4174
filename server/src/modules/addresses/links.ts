import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { hashOf } from '../../http/callers/secrets.ts';

const days = 3;

type Confirmation = { userId: string; email: string };

/** The secret of a link that is mailed to an address, by which its owner confirms it once; only its hash is kept. */
export const mintConfirmation = async (db: Db, { userId, email }: Confirmation, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + days * 24 * 3_600_000);
  await db
    .insertInto('email_confirmations')
    .values({ token_hash: hashOf(token), user_id: userId, email, expires_at })
    .execute();
  return token;
};

/** Uses the link up and answers whose address it confirms; none when it is unknown, used or expired. */
export const useConfirmation = (db: Db, token: string, now: Date): Promise<Confirmation | undefined> =>
  db
    .updateTable('email_confirmations')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst();

export const endConfirmations = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
};
