import {
  authenticate,
  changeUserPassword,
  passSecondFactor,
  prove,
  resetPassword,
  setPassword,
  signInByCode,
  signOut,
  startProof,
  whoAmI,
} from '@llave/contract/authentication';
import { route } from '../../http/route.ts';
import { signInScanned } from './codes.ts';
import { readOwn } from './own.ts';
import { change, hashNew, requestReset, setByLink } from './passwords.ts';
import { look, proveAgain, start } from './proving.ts';
import { passFactor } from './second-factor.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

export const authenticationRoutes = [
  route(authenticate, signIn),
  route(signInByCode, signInScanned),
  route(passSecondFactor, passFactor),
  route(startProof, start),
  route(prove, proveAgain, look),
  route(signOut, async ({ db, me, now }) => {
    await endSession(db, me.sessionId, now());
    return {};
  }),
  route(whoAmI, readOwn),
  route(resetPassword, requestReset),
  route(setPassword, setByLink),
  route(changeUserPassword, change, hashNew),
];
