import {
  addPasskey,
  confirmTotp,
  getFactors,
  removeFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@llave/contract/factors';
import { route } from '../../http/route.ts';
import * as passkeys from './passkeys.ts';
import { readOwn } from './queries.ts';
import { renew } from './recovery.ts';
import { removeOf } from './removal.ts';
import * as totp from './totp.ts';

export const factorRoutes = [
  route(getFactors, readOwn),
  route(startTotp, totp.start, totp.drawTotp),
  route(confirmTotp, totp.confirm),
  route(removeTotp, totp.removeOwn),
  route(startPasskey, passkeys.start),
  route(addPasskey, passkeys.add, passkeys.takeChallenge),
  route(removePasskey, passkeys.removeOwn),
  route(renewRecoveryCodes, renew),
  route(removeFactors, removeOf),
];
