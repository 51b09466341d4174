import { modules, type Roles } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import type { User } from '@llave/contract/users';
import type { MemberScope } from '../../http/scope.ts';

/** The roles that somebody would give without having them. */
export const rolesBeyondOwn = ({ me }: MemberScope, was: Roles, wanted: Roles) =>
  me.isAdmin
    ? []
    : modules
        .map((module) => `${module}RoleId` as const)
        .filter((role) => wanted[role] > was[role] && wanted[role] > me.access[role]);

/** Nobody gives what they do not have. */
export const refuseMoreThanOwn = (scope: MemberScope, was: Roles, wanted: Roles) => {
  if (rolesBeyondOwn(scope, was, wanted).length > 0) throw new AppError('forbidden');
};

/** Who decides by which name somebody signs in could sign in as them: nobody reaches what they lack. */
export const refuseHigher = ({ me }: MemberScope, { id, access, isAdmin }: Pick<User, 'id' | 'access' | 'isAdmin'>) => {
  const isHigher = isAdmin || modules.some((module) => access[`${module}RoleId`] > me.access[`${module}RoleId`]);
  if (!me.isAdmin && me.id !== id && isHigher) throw new AppError('forbidden');
};

/** Whether somebody may do less than before. */
export const isLowered = (was: Pick<User, 'access' | 'isAdmin'>, now: Pick<User, 'access' | 'isAdmin'>) =>
  (was.isAdmin && !now.isAdmin) ||
  modules.some((module) => now.access[`${module}RoleId`] < was.access[`${module}RoleId`]);
