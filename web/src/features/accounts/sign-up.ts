import { type SignUpForm, signUp } from '@llave/contract/accounts';
import { call } from '../../lib/calls/call.ts';

export const register = (body: SignUpForm) => call(signUp, { body });
