import { changeUserPassword } from '@llave/contract/authentication';
import type { User } from '@llave/contract/users';
import { call } from '../../lib/call.ts';

export const passwordForm = changeUserPassword.body.pick({ password: true });

export const savePassword = (user: User, password: string) =>
  call(changeUserPassword, { body: { password, userId: user.id, accountId: user.accountId } });
