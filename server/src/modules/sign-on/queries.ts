import { type getSignOn, type SignOn, signOnPath } from '@llave/contract/sign-on';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { party } from '../../http/audit.ts';
import type { Act } from '../../http/route.ts';
import { isPublicDomain } from './public-domains.ts';

export const redirectUriOf = ({ publicUrl }: Config) => `${publicUrl}${signOnPath}`;

export const domainOf = (address: string) => address.trim().toLowerCase().split('@').slice(1).at(-1) ?? '';

export const read: Act<typeof getSignOn> = async ({ db, config }) => {
  const row = await findSignOn(db);
  const admins = await listAdmins(db);
  return {
    signOn: row ? signOnOf(row) : null,
    redirectUri: redirectUriOf(config),
    domains: await claimableDomains(db),
    breakGlass: admins
      .filter(({ password_hash }) => password_hash)
      .map((admin) => party({ ...admin, id: admin.user_id })),
  };
};

type Row = NonNullable<Awaited<ReturnType<typeof findSignOn>>>;

export const findSignOn = (db: Db) =>
  db
    .selectFrom('sign_on')
    .innerJoin('sign_on_domains', 'sign_on_domains.account_id', 'sign_on.account_id')
    .select(['issuer', 'client_id', 'client_secret', 'passwords_off', 'break_glass_user_id', 'domain'])
    .executeTakeFirst();

export const signOnOf = (row: Row): SignOn => ({
  issuer: row.issuer,
  clientId: row.client_id,
  domain: row.domain,
  passwordsOff: row.passwords_off,
  breakGlassId: row.break_glass_user_id,
});

/** The domains of addresses that an admin has confirmed, and that are not everybody's. */
export const claimableDomains = async (db: Db): Promise<string[]> => {
  const admins = await listAdmins(db);
  const domains = admins.flatMap(({ email, email_confirmed_at }) =>
    email && email_confirmed_at ? [domainOf(email)] : [],
  );
  return [...new Set(domains)].filter((domain) => !isPublicDomain(domain)).sort();
};

const listAdmins = (db: Db) =>
  db
    .selectFrom('users')
    .select(['user_id', 'name', 'surname', 'email', 'email_confirmed_at', 'password_hash'])
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('sort_name')
    .execute();
