import { isDeepStrictEqual } from 'node:util';
import { levels } from '@llave/contract/access';
import { sql } from 'kysely';
import { requireFreshProof } from '../../../../http/callers/admission.ts';
import type { MemberScope } from '../../../../http/scope.ts';
import { askToConfirm } from '../../../addresses/wishes.ts';
import { voidTokens } from '../../../authentication/tokens.ts';
import type { UserRow } from '../../../users/queries.ts';
import { isLowered } from '../../../users/reach.ts';
import { type Change, rowsOf, type Written } from '../kind.ts';
import { type PersonForm, rolesOf } from './form.ts';
import { readPeople } from './rows.ts';

/** Adds them with the names they sign in by, and mails those who have an address the link that confirms it. */
export const addPeople = async (scope: MemberScope, forms: PersonForm[]): Promise<Written[]> => {
  const { db, me, now } = scope;
  if (forms.some(({ isAdmin }) => isAdmin)) requireFreshProof(me, now());

  const { rows } = await sql<UserRow>`
    insert into users (name, surname, user_name, pending_email, is_admin, language,
      tools_role, renting_role, management_role, checking_role)
    select name, surname, "userName", email, "isAdmin", 'es-ES',
      "toolsRoleId", "rentingRoleId", "managementRoleId", "checkingRoleId"
    from jsonb_to_recordset(${rowsOf(forms)}) as r(name text, surname text, "userName" text, email text, "isAdmin" boolean,
      "toolsRoleId" int, "rentingRoleId" int, "managementRoleId" int, "checkingRoleId" int)
    returning *`.execute(db);
  await sql`insert into sign_in_names (name, user_id)
    select lower(user_name), user_id from users
    where user_name is not null and user_id = any(${rows.map(({ user_id }) => user_id)}::uuid[])`.execute(db);
  for (const row of rows) await askToConfirm(scope, row);
  return rows.map(({ user_id: id, version }) => ({ id, version }));
};

/** Changes names and roles; the name that somebody signs in by, and whether they are an admin, stays. */
export const changePeople = async (scope: MemberScope, changes: Change<PersonForm>[]): Promise<Written[]> => {
  const { db, me, now } = scope;
  const before = await readPeople(
    db,
    changes.map(({ id }) => id),
  );
  const moved = changes.flatMap(({ id, form }) => {
    const was = before.get(id);
    return was && !isDeepStrictEqual(rolesOf(was), rolesOf(form)) ? [{ id, was, form }] : [];
  });
  if (moved.length > 0) requireFreshProof(me, now());

  const { rows } = await sql<Written>`
    update users u set name = r.name, surname = r.surname, tools_role = r."toolsRoleId",
      renting_role = r."rentingRoleId", management_role = r."managementRoleId", checking_role = r."checkingRoleId"
    from jsonb_to_recordset(${rowsOf(changes.map(({ id, form }) => ({ id, ...form })))}) as r(id uuid, name text, surname text,
      "toolsRoleId" int, "rentingRoleId" int, "managementRoleId" int, "checkingRoleId" int)
    where u.user_id = r.id returning u.user_id as id, u.version`.execute(db);
  const closedOut = moved.filter(({ form }) => form.toolsRoleId < levels.view).map(({ id }) => id);
  await sql`update tools set requested_by = null where requested_by = any(${closedOut}::uuid[])`.execute(db);
  for (const { id, was, form } of moved)
    if (isLowered({ isAdmin: was.isAdmin, access: was }, { isAdmin: was.isAdmin, access: form }))
      await voidTokens(db, id, now());
  return rows;
};

/** Nobody of them has signed in: there is nothing of theirs but their names and the links mailed to them. */
export const removePeople = async ({ db, now }: MemberScope, ids: string[]) => {
  await sql`delete from sign_in_names where user_id = any(${ids}::uuid[])`.execute(db);
  await sql`delete from email_confirmations where user_id = any(${ids}::uuid[])`.execute(db);
  await sql`update users set deleted_at = ${now()} where user_id = any(${ids}::uuid[])`.execute(db);
};
