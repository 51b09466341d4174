import type { User } from '@llave/contract/users';

/** Somebody with a name; what they sign in with is not known everywhere. */
export type NamedPerson = Pick<User, 'name' | 'surname'> & Partial<Pick<User, 'userName' | 'email'>>;

/** A person's name, or what they sign in with when they have none. */
export const fullName = (person: NamedPerson) =>
  `${person.name} ${person.surname}`.trim() || person.userName || person.email || '';
