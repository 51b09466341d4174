import { isSealedBy, seal, unseal } from '../../adapters/sealing.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { keysFor } from '../../http/callers/session.ts';
import { totpOf } from './checking.ts';

/** Seals with the newest secret what an older one sealed, so that the older one can be dropped. */
export const resealFactors = async (db: Db, { secrets }: Config, accountId: string) => {
  const keys = keysFor(secrets, 'sealing');
  const older = keys.slice(1);
  if (older.length === 0) return;
  const rows = await db.selectFrom('totps').select(['user_id', 'secret']).execute();
  for (const { user_id, secret } of rows.filter((row) => older.some((key) => isSealedBy(key, row.secret)))) {
    const about = totpOf(accountId, user_id);
    await db
      .updateTable('totps')
      .set({ secret: seal(keys, unseal(keys, secret, about), about) })
      .where('user_id', '=', user_id)
      .where('secret', '=', secret)
      .execute();
  }
};
