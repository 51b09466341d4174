import { modules } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import type { User } from '@llave/contract/users';
import type { MemberScope } from '../../http/scope.ts';

/** Who decides how somebody signs in could sign in as them: nobody reaches what they lack. */
export const refuseHigher = ({ me }: MemberScope, { id, access }: User) => {
  const isHigher = modules.some((module) => access[`${module}RoleId`] > me.access[`${module}RoleId`]);
  if (!me.isAdmin && me.id !== id && isHigher) throw new AppError('forbidden');
};
