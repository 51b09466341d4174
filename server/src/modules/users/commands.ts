import type { Roles } from '@llave/contract/access';
import { defaultRoles } from '@llave/contract/access';
import type { Db } from '../../db/database.ts';

export type NewUser = {
  name: string;
  surname: string;
  email: string | null;
  userName: string | null;
  isAdmin: boolean;
  access?: Roles;
  language: string;
  passwordHash: string | null;
};

/** Adds a person and the names they sign in by; a name that someone has, in any company, is refused. */
export const createUser = async (db: Db, user: NewUser): Promise<string> => {
  const access = user.access ?? defaultRoles;
  const { user_id: userId } = await db
    .insertInto('users')
    .values({
      name: user.name,
      surname: user.surname,
      email: user.email,
      user_name: user.userName,
      is_admin: user.isAdmin,
      renting_role: access.rentingRoleId,
      tools_role: access.toolsRoleId,
      management_role: access.managementRoleId,
      checking_role: access.checkingRoleId,
      language: user.language,
      password_hash: user.passwordHash,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  const names = [user.email, user.userName].flatMap((name) =>
    name ? [{ name: name.toLowerCase(), user_id: userId }] : [],
  );
  await db.insertInto('sign_in_names').values(names).execute();
  return userId;
};
