import { defaultRoles } from '@llave/contract/access';
import { adminForm, surnameOrNone, type User, workerForm } from '@llave/contract/users';
import { fieldNames } from '../../lib/forms/form-fields.ts';
import type { FieldErrors } from '../../lib/forms/form-values.ts';

/** What one types about a person: an admin has the address, a worker the user name and the roles. */
export type PersonValues = ReturnType<typeof valuesOf>;

export const personFields = fieldNames<PersonValues>({
  name: true,
  surname: true,
  email: true,
  userName: true,
  'access.toolsRoleId': true,
  'access.rentingRoleId': true,
  'access.checkingRoleId': true,
  'access.managementRoleId': true,
});
export type PersonField = (typeof personFields)[number];

export const valuesOf = ({ name, surname, email, userName, access }: User) => ({
  name,
  surname,
  email: email ?? '',
  userName: userName ?? '',
  access,
});

export const nobody: PersonValues = { name: '', surname: '', email: '', userName: '', access: defaultRoles };

/** Whoever has no surname may stay without one. */
export const schemaOf = (isAdmin: boolean, was?: Pick<User, 'surname'>) => {
  const form = isAdmin ? adminForm : workerForm;
  return was?.surname === '' ? form.extend({ surname: surnameOrNone }) : form;
};

/** The sign-in name that somebody else has, said at its field. */
export const takenName = (isAdmin: boolean): { identifierTaken: FieldErrors } => ({
  identifierTaken: isAdmin ? { email: 'emailTaken' } : { userName: 'userNameTaken' },
});
