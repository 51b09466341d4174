import type { User } from '@llave/contract/users';

/** A person's name, or what they sign in with when they have none. */
export const fullName = (user: User) => `${user.name} ${user.surname}`.trim() || user.userName || user.email || '';
