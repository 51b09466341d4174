import {
  authenticate,
  changeUserPassword,
  resetPassword,
  setPassword,
  signInByCode,
  signOut,
  whoAmI,
} from '@llave/contract/authentication';
import { route } from '../../http/route.ts';
import { signInScanned } from './codes.ts';
import { readOwn } from './own.ts';
import { change, hashNew, requestReset, setByLink } from './passwords.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

export const authenticationRoutes = [
  route(authenticate, signIn),
  route(signInByCode, signInScanned),
  route(signOut, async ({ db, me, now }) => {
    await endSession(db, me.sessionId, now());
    return {};
  }),
  route(whoAmI, readOwn),
  route(resetPassword, requestReset),
  route(setPassword, setByLink),
  route(changeUserPassword, change, hashNew),
];
