import { defaultRoles, type Roles } from '@llave/contract/access';
import { adminForm, workerForm } from '@llave/contract/users';
import { z } from 'zod';

const role = z.enum(['1', '2', '3'], 'roleInvalid').transform((digit) => Number(digit) as 1 | 2 | 3);

/** A worker or an admin in one row: by the rules of both. */
export const personForm = z.object({
  name: workerForm.shape.name,
  surname: workerForm.shape.surname,
  userName: workerForm.shape.userName.nullable().default(null),
  email: adminForm.shape.email.nullable().default(null),
  isAdmin: z
    .enum(['true', 'false'], 'yesNoInvalid')
    .transform((word) => word === 'true')
    .default(false),
  toolsRoleId: role.default(defaultRoles.toolsRoleId),
  rentingRoleId: role.default(defaultRoles.rentingRoleId),
  managementRoleId: role.default(defaultRoles.managementRoleId),
  checkingRoleId: role.default(defaultRoles.checkingRoleId),
});
export type PersonForm = z.output<typeof personForm>;

export const rolesOf = ({ toolsRoleId, rentingRoleId, managementRoleId, checkingRoleId }: Roles): Roles => ({
  toolsRoleId,
  rentingRoleId,
  managementRoleId,
  checkingRoleId,
});
