import type { Db } from '../../db/database.ts';
import type { Member } from '../../db/tenancy.ts';

export type UserRow = Member & { password_hash: string | null };

/** Someone who still belongs to the company. */
export const findUserRow = async (db: Db, userId: string): Promise<UserRow | undefined> => {
  const row = await db
    .selectFrom('users')
    .select([
      'user_id',
      'name',
      'surname',
      'user_name',
      'email',
      'is_admin',
      'renting_role',
      'tools_role',
      'management_role',
      'checking_role',
      'language',
      'version',
      'password_hash',
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row as UserRow | undefined;
};

export const listAdminEmails = async (db: Db): Promise<string[]> => {
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .where('email', 'is not', null)
    .execute();
  return admins.flatMap(({ email }) => email ?? []);
};
