import { createHash } from 'node:crypto';
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

/** In which company somebody is. */
export const findAccountOf = async (system: System, userId: string): Promise<string | undefined> => {
  const row = await system
    .selectFrom('sign_in_names')
    .select('account_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.account_id;
};

export const listAccounts = async (system: System): Promise<string[]> => {
  const rows = await system.selectFrom('sign_in_names').select('account_id').distinct().execute();
  return rows.map((row) => row.account_id);
};

/** So many at once, then one every so many seconds. */
export type Budget = { of: string; burst: number; everySeconds: number };

const bucket = (budget: Budget) => createHash('sha256').update(budget.of).digest();

/** Takes from all the budgets or from none; answers the seconds to wait when one is used up. */
export const spend = async (system: System, budgets: Budget[]): Promise<number> => {
  const { rows } = await sql<{ wait: number }>`
    select take_tokens(${budgets.map(bucket)}, ${budgets.map((budget) => budget.burst)},
                       ${budgets.map((budget) => 1 / budget.everySeconds)}) as wait`.execute(system);
  return rows[0]?.wait ?? 0;
};

export const refund = async (system: System, budgets: Budget[]): Promise<void> => {
  await sql`select return_tokens(${budgets.map(bucket)})`.execute(system);
};
