import type { User } from '@llave/contract/users';

/** Whether the address of somebody waits for its owner to open the link mailed to it. */
export const isWaiting = ({ email, confirmedEmail }: Pick<User, 'email' | 'confirmedEmail'>) =>
  email !== null && confirmedEmail !== undefined && email !== confirmedEmail;
