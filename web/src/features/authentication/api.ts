import { confirmEmail } from '@llave/contract/addresses';
import {
  authenticate,
  changeUserPassword,
  resetPassword,
  type SignInForm,
  setPassword,
  signInByCode,
  signOut,
  whoAmI,
} from '@llave/contract/authentication';
import type { User } from '@llave/contract/users';
import { call } from '../../lib/call.ts';
import { currentSession, endSession, expectEnd, startSession } from '../../lib/session.ts';
import type { OwnProof } from '../../ui/PasswordDialogForm.tsx';
import type { ScannedCode } from './scanned-code.ts';

export const signIn = async (body: SignInForm) => startSession(await call(authenticate, { body }));

/** Signs in by a scanned code; whoever was in this browser leaves it first. */
export const signInScanned = async (body: ScannedCode) => {
  if (currentSession()) await leave();
  startSession(await call(signInByCode, { body }));
};

export const readOwnUser = (signal: AbortSignal) => call(whoAmI, {}, { signal });

export const askForLink = (body: { identifier: string }) => call(resetPassword, { body });

export const setByLink = (userId: string, token: string, password: string) =>
  call(setPassword, { params: { userId }, body: { password, token } });

/** What a mailed link says of an address and whose it is. */
type MailedLink = { userId: string; accountId: string; token: string };

/** Says that the address is one's own, and sets a first password where one is given. */
export const confirmAddress = ({ userId, accountId, token }: MailedLink, password?: string) =>
  call(confirmEmail, { params: { userId }, body: { accountId, token, password } });

/** Leaves this browser even when the server cannot be told. */
export const leave = async () => {
  await call(signOut, {}).catch(() => undefined);
  endSession();
};

/** Sets somebody's password. One's own ends every session, so that the next page is the sign-in page. */
export const savePassword = async (user: User, password: string, proof: OwnProof = {}) => {
  const own = currentSession()?.user.id === user.id;
  if (own) expectEnd('passwordChanged');
  await call(changeUserPassword, { body: { password, userId: user.id, accountId: user.accountId, ...proof } }).catch(
    (error: unknown) => {
      expectEnd(undefined);
      throw error;
    },
  );
  if (own) endSession();
};
