import type { Db } from '../../db/database.ts';

/** Whether the company signs this person in by its provider only. */
export const isSignOnOnly = async (db: Db, userId: string): Promise<boolean> => {
  const rule = await findRule(db);
  return rule !== undefined && rule.break_glass_user_id !== userId;
};

/** Whether this person's is the one password that counts. */
export const isBreakGlass = async (db: Db, userId: string): Promise<boolean> =>
  (await findRule(db))?.break_glass_user_id === userId;

const findRule = (db: Db) =>
  db.selectFrom('sign_on').select('break_glass_user_id').where('passwords_off', '=', true).executeTakeFirst();
