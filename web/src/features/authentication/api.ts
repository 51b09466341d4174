import { authenticate, resetPassword, type SignInForm, setPassword, signOut } from '@llave/contract/authentication';
import { call } from '../../lib/call.ts';
import { endSession, startSession } from '../../lib/session.ts';

export const signIn = async (body: SignInForm) => startSession(await call(authenticate, { body }));

export const askForLink = (body: { identifier: string }) => call(resetPassword, { body });

export const setByLink = (userId: string, token: string, password: string) =>
  call(setPassword, { params: { userId }, body: { password, token } });

/** Leaves this browser even when the server cannot be told. */
export const leave = async () => {
  await call(signOut, {}).catch(() => undefined);
  endSession();
};
