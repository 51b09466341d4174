import type { FactorWay, getFactors } from '@llave/contract/factors';
import type { Kept } from '../../adapters/passkeys.ts';
import type { Db } from '../../db/database.ts';
import type { Act } from '../../http/route.ts';

export const readOwn: Act<typeof getFactors> = async ({ db, me }) => {
  const totp = await findTotp(db, me.id);
  const passkeys = await listPasskeys(db, me.id);
  return {
    totp: totp?.confirmed_at ? { createdDate: totp.confirmed_at.toISOString() } : null,
    passkeys: passkeys.map((row) => ({
      id: row.passkey_id,
      name: row.name,
      createdDate: row.created_at.toISOString(),
      lastUsedDate: row.last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, me.id),
    isRequired: await isRequired(db, me.isAdmin),
  };
};

export const findTotp = (db: Db, userId: string) =>
  db
    .selectFrom('totps')
    .select(['user_id', 'secret', 'last_step', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const listPasskeys = (db: Db, userId: string) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

export const keptOf = (row: PasskeyRow): Kept => ({
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: row.transports,
});

export const countRecoveryCodes = async (db: Db, userId: string) => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
};

/** Whether the company asks a second factor of such a person. */
export const isRequired = async (db: Db, isAdmin: boolean) => {
  const { second_factor: rule } = await db.selectFrom('accounts').select('second_factor').executeTakeFirstOrThrow();
  return rule === 'everyone' || (rule === 'admins' && isAdmin);
};

/** By what somebody can show a second factor. */
export const waysOf = async (db: Db, userId: string) => {
  const totp = await findTotp(db, userId);
  const passkeys = await listPasskeys(db, userId);
  const ways: FactorWay[] = [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(totp?.confirmed_at ? (['totp'] as const) : []),
    ...((await countRecoveryCodes(db, userId)) > 0 ? (['recovery'] as const) : []),
  ];
  return { ways, passkeys: passkeys.map(keptOf) };
};
