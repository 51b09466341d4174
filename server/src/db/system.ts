import { sql } from 'kysely';
import type { System } from './database.ts';

export type SignInName = { accountId: string; userId: string };

/** Whom an e-mail address or user name means, in whichever company. */
export const findSignInName = async (system: System, name: string): Promise<SignInName | undefined> =>
  system
    .selectFrom('sign_in_names')
    .select(['account_id as accountId', 'user_id as userId'])
    .where('name', '=', name.trim().toLowerCase())
    .executeTakeFirst();

/** Those of these names, in lower case, that mean somebody of another company. */
export const namesElsewhere = async (system: System, accountId: string, names: string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from sign_in_names where name = any(${names}::text[]) and account_id <> ${accountId}`.execute(system);
  return rows.map(({ name }) => name);
};

/** The company that signs in the addresses of a mail domain by its own provider. */
export const findSignOnDomain = async (system: System, domain: string): Promise<string | undefined> => {
  const row = await system
    .selectFrom('sign_on_domains')
    .select('account_id')
    .where('domain', '=', domain)
    .executeTakeFirst();
  return row?.account_id;
};

/** In which company somebody is. */
export const findAccountOf = async (system: System, userId: string): Promise<string | undefined> => {
  const row = await system
    .selectFrom('sign_in_names')
    .select('account_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.account_id;
};

/** Every company; of one that has left, while the law keeps something of it. */
export const listAccounts = async (system: System): Promise<string[]> => {
  const rows = await system
    .selectFrom('sign_in_names')
    .select('account_id')
    .union(system.selectFrom('departures').select('account_id'))
    .execute();
  return rows.map((row) => row.account_id);
};

/** The companies that have left and are not wholly gone. */
export const listDepartures = async (system: System): Promise<{ accountId: string; departedAt: Date }[]> =>
  system.selectFrom('departures').select(['account_id as accountId', 'departed_at as departedAt']).execute();
