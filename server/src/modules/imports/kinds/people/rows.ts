import type { RoleId } from '@llave/contract/access';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Found } from '../kind.ts';
import type { PersonForm } from './form.ts';

export type FoundPerson = Found<PersonForm> & { holdsTools: boolean };

/** What somebody is known by, in lower case; an address counts from when it is typed. */
export const namesOf = ({ userName, email }: { userName?: string | null; email?: string | null }) =>
  [userName, email].flatMap((name) => (name ? [name.toLowerCase()] : []));

/** The people of the company whom any of these names mean, held where they are to be changed. */
export const findPeople = async (db: Db, names: string[], isReal: boolean): Promise<FoundPerson[]> => {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .select(sql<boolean>`exists (select from tools t where t.holder_id = users.user_id)`.as('holds_tools'))
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(lower(user_name) = any(${names}::text[]) or lower(coalesce(pending_email, email)) = any(${names}::text[]))`,
    )
    .orderBy('user_id')
    .$if(isReal, (query) => query.forUpdate())
    .execute();
  return rows.map((row) => {
    const form = formOf(row);
    return { id: row.user_id, name: nameOf(form), keys: namesOf(form), holdsTools: row.holds_tools, form };
  });
};

/** The same by their ids. */
export const readPeople = async (db: Db, ids: string[]) => {
  const rows = await db.selectFrom('users').selectAll().where(sql<boolean>`user_id = any(${ids}::uuid[])`).execute();
  return new Map(rows.map((row) => [row.user_id, formOf(row)]));
};

const nameOf = ({ name, surname }: PersonForm) => `${name} ${surname}`.trim();

type Row = {
  name: string;
  surname: string;
  user_name: string | null;
  email: string | null;
  pending_email: string | null;
  is_admin: boolean;
  tools_role: number;
  renting_role: number;
  management_role: number;
  checking_role: number;
};

const formOf = (row: Row): PersonForm => ({
  name: row.name,
  surname: row.surname,
  userName: row.user_name,
  email: row.pending_email ?? row.email,
  isAdmin: row.is_admin,
  toolsRoleId: row.tools_role as RoleId,
  rentingRoleId: row.renting_role as RoleId,
  managementRoleId: row.management_role as RoleId,
  checkingRoleId: row.checking_role as RoleId,
});
