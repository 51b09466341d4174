import { isSealedBy, seal, unseal } from '../../adapters/sealing.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { keysFor } from '../../http/callers/session.ts';

/** What a client secret is sealed about. */
const about = (accountId: string) => ['sign-on', accountId];

export const sealSecret = ({ secrets }: Config, accountId: string, secret: string) =>
  seal(keysFor(secrets, 'sealing'), secret, about(accountId));

export const unsealSecret = ({ secrets }: Config, accountId: string, kept: Buffer) =>
  unseal(keysFor(secrets, 'sealing'), kept, about(accountId));

/** Seals with the newest secret what an older one sealed, so that the older one can be dropped. */
export const resealSignOn = async (db: Db, config: Config, accountId: string) => {
  const older = keysFor(config.secrets, 'sealing').slice(1);
  const row = await db.selectFrom('sign_on').select('client_secret').executeTakeFirst();
  if (!row || !older.some((key) => isSealedBy(key, row.client_secret))) return;
  await db
    .updateTable('sign_on')
    .set({ client_secret: sealSecret(config, accountId, unsealSecret(config, accountId, row.client_secret)) })
    .where('client_secret', '=', row.client_secret)
    .execute();
};
