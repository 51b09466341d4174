import type { Assertion } from '@llave/contract/factors';
import { languageOf } from '@llave/contract/fields';
import { stepOf } from '../../adapters/one-time-codes.ts';
import { usedPasskey } from '../../adapters/passkeys.ts';
import { isSealedBy, unseal } from '../../adapters/sealing.ts';
import { hashOf } from '../../http/callers/secrets.ts';
import { keysFor } from '../../http/callers/session.ts';
import type { VisitorScope } from '../../http/scope.ts';
import type { UserRow } from '../users/queries.ts';
import { countRecoveryCodes, findTotp, keptOf, listPasskeys } from './queries.ts';

/** What somebody shows as their second factor. */
export type Shown = { code: string } | { recoveryCode: string } | { passkey: Assertion };

/** Whether it is the person's; then it cannot be shown a second time. */
export const isFactor = (scope: VisitorScope, person: UserRow, shown: Shown, challenge: string): Promise<boolean> => {
  if ('code' in shown) return isCode(scope, person, shown.code);
  if ('recoveryCode' in shown) return isRecoveryCode(scope, person, shown.recoveryCode);
  return isPasskey(scope, person, shown.passkey, challenge);
};

/** What a person's sealed secret is about. */
export const totpOf = (accountId: string, userId: string) => [accountId, userId, 'totp'];

/** Half minutes only go forward: neither a code that was seen nor one before it opens again. */
const isCode = async ({ db, config, accountId, now }: VisitorScope, { user_id }: UserRow, code: string) => {
  const totp = await findTotp(db, user_id);
  const keys = keysFor(config.secrets, 'sealing');
  if (!totp?.confirmed_at || !keys.some((key) => isSealedBy(key, totp.secret))) return false;
  const secret = unseal(keys, totp.secret, totpOf(accountId, user_id));
  const step = stepOf(secret, code, now());
  if (step === undefined) return false;
  const used = await db
    .updateTable('totps')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('last_step', '<', String(step))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
};

const isRecoveryCode = async (scope: VisitorScope, person: UserRow, code: string) => {
  const used = await scope.db
    .updateTable('recovery_codes')
    .set({ used_at: scope.now() })
    .where('user_id', '=', person.user_id)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!used) return false;
  const left = await countRecoveryCodes(scope.db, person.user_id);
  if (person.email)
    await scope.mail({ kind: 'recoveryCodeUsed', name: person.name, left }, person.email, languageOf(person.language));
  return true;
};

const isPasskey = async ({ db, config, now }: VisitorScope, person: UserRow, shown: Assertion, challenge: string) => {
  const row = (await listPasskeys(db, person.user_id)).find(({ credential_id }) => credential_id === shown.id);
  if (!row || challenge === '') return false;
  const counter = await usedPasskey(config.publicUrl, challenge, shown, keptOf(row));
  if (counter === undefined) return false;
  const used = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now() })
    .where('passkey_id', '=', row.passkey_id)
    .where('counter', '=', row.counter)
    .returning('passkey_id')
    .executeTakeFirst();
  return used !== undefined;
};
