import type { Db } from '../../db/database.ts';

/** The names that somebody signs in by, in the directory; one that another has, in any company, is refused there. */
export const nameAgain = async (
  db: Db,
  userId: string,
  { email, userName }: { email: string | null; userName: string | null },
) => {
  const names = [email, userName].flatMap((name) => (name ? [name.toLowerCase()] : []));
  let gone = db.deleteFrom('sign_in_names').where('user_id', '=', userId);
  if (names.length > 0) gone = gone.where('name', 'not in', names);
  await gone.execute();
  const kept = await db.selectFrom('sign_in_names').select('name').where('user_id', '=', userId).execute();
  const fresh = names.filter((name) => !kept.some((row) => row.name === name));
  if (fresh.length > 0)
    await db
      .insertInto('sign_in_names')
      .values(fresh.map((name) => ({ name, user_id: userId })))
      .execute();
};
