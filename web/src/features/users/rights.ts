import { allows, type Module, modules, type Roles } from '@llave/contract/access';
import { changeUser, createAdmin, type User } from '@llave/contract/users';

/** Only admins change admins. */
export const mayEdit = (me: User, isAdmin: boolean) => allows(isAdmin ? createAdmin.access : changeUser.access, me);

/** What one may do with a person; the server has the last word. */
export const rightsOver = (me: User, person: User) => ({
  edit: mayEdit(me, person.isAdmin),
  remove: mayEdit(me, person.isAdmin) && me.id !== person.id,
  secrets: me.isAdmin || me.id === person.id,
});

/** The highest role that one may give, a module each: nobody gives what they do not have, and what is there may stay. */
export const ceiling = (me: User, was: Roles): Record<Module, number> =>
  Object.fromEntries(
    modules.map((module) => {
      const role = `${module}RoleId` as const;
      return [module, me.isAdmin ? 3 : Math.max(me.access[role], was[role])];
    }),
  ) as Record<Module, number>;
