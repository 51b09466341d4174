import { confirmEmail } from '@llave/contract/addresses';
import {
  authenticate,
  changeUserPassword,
  passSecondFactor,
  prove,
  resetPassword,
  type SignInForm,
  setPassword,
  signInByCode,
  signOut,
  startProof,
  whoAmI,
} from '@llave/contract/authentication';
import type { Reply } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import type { FactorWay } from '@llave/contract/factors';
import { completeSignOn, startSignOn } from '@llave/contract/sign-on';
import type { User } from '@llave/contract/users';
import { call } from '../../lib/calls/call.ts';
import { askPasskey, type PasskeyOptions } from '../../lib/session/passkeys.ts';
import { currentSession, endSession, expectEnd, startSession } from '../../lib/session/session.ts';
import type { OwnProof } from '../../ui/overlays/PasswordDialogForm.tsx';
import type { ProviderAnswer } from './provider-answer.ts';
import type { ScannedCode } from './scanned-code.ts';

/** What somebody is asked next whose password, code or badge was right. */
export type Asked = { ticket: string; ways: FactorWay[]; passkey?: PasskeyOptions };

/** Signs in, or answers what else is asked. */
export const signIn = (body: SignInForm) => opened(call(authenticate, { body }));

const opened = async (answer: Promise<Reply<typeof authenticate>>): Promise<Asked | undefined> => {
  try {
    startSession(await answer);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'secondFactor') return error.details as Asked;
    throw error;
  }
};

export const passByCode = async (body: { ticket: string; code: string } | { ticket: string; recoveryCode: string }) =>
  startSession(await call(passSecondFactor, { body }));

export const passByPasskey = async ({ ticket, passkey = {} }: Asked) =>
  startSession(await call(passSecondFactor, { body: { ticket, passkey: await askPasskey(passkey) } }));

export const beginProof = () => call(startProof, {});

export const proveBy = (body: { password: string } | { code: string }) => call(prove, { body });

export const proveByPasskey = async ({ ticket, options }: Reply<typeof startProof>) =>
  call(prove, { body: { ticket: ticket ?? '', passkey: await askPasskey(options ?? {}) } });

/** Signs in by a scanned code; whoever was in this browser leaves it first. */
export const signInScanned = async (body: ScannedCode) => {
  if (currentSession()) await leave();
  return opened(call(signInByCode, { body }));
};

/** Leaves for the provider of the company that the address belongs to. */
export const goToProvider = async (body: { identifier: string }) =>
  window.location.assign((await call(startSignOn, { body })).url);

/** Signs in whoever comes back from there; whoever was in this browser leaves it first. */
export const completeAtProvider = async ({ code, ...answer }: ProviderAnswer) => {
  if (!code) throw new AppError('signOnFailed');
  if (currentSession()) await leave();
  return opened(call(completeSignOn, { body: { ...answer, code } }));
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
