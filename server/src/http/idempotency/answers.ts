import { createHash } from 'node:crypto';
import { AppError } from '@llave/contract/errors';
import type { Db } from '../../db/database.ts';

export type RequestKey = { caller: string; key: string; fingerprint: Buffer };

export const nobody = '00000000-0000-0000-0000-000000000000';

/** What makes two requests the same: the call and everything sent with it. */
export const fingerprint = (method: string, url: string, body: unknown) =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest();

/**
 * Does the act once for a key: claims the key in the act's own transaction, so that a second request with it waits for
 * the first and gets its answer. A refused act leaves no claim.
 */
export const once = async (db: Db, request: RequestKey, act: () => Promise<unknown>): Promise<unknown> => {
  const claimed = await db
    .insertInto('answers')
    .values({ caller: request.caller, key: request.key, fingerprint: request.fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return firstAnswer(db, request);

  const reply = await act();
  await mine(db.updateTable('answers').set({ reply: JSON.stringify(reply) }), request).execute();
  return reply;
};

const firstAnswer = async (db: Db, request: RequestKey) => {
  const first = await mine(
    db.selectFrom('answers').select(['fingerprint', 'reply']),
    request,
  ).executeTakeFirstOrThrow();
  if (!request.fingerprint.equals(first.fingerprint)) throw new AppError('keyReused');
  return first.reply;
};

const mine = <Q extends { where(column: 'caller' | 'key', op: '=', value: string): Q }>(
  query: Q,
  request: RequestKey,
): Q => query.where('caller', '=', request.caller).where('key', '=', request.key);
