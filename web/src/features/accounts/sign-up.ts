import { type SignUpForm, signUp } from '@llave/contract/accounts';
import { call } from '../../lib/calls/call.ts';
import { signIn } from '../authentication/api.ts';

/** Registers the company, and signs its first admin in at once; false where they have to do that themselves. */
export const register = async (body: SignUpForm): Promise<boolean> => {
  await call(signUp, { body });
  return signIn({ identifier: body.email, password: body.password }).then(
    (asked) => asked === undefined,
    () => false,
  );
};
