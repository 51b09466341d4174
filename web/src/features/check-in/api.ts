import { getDemoAccount, getPublicAccount } from '@llave/contract/accounts';
import { type CheckInForm, sendCheckIn } from '@llave/contract/check-ins';
import { call } from '../../lib/call.ts';

export const readCompany = (accountId: string) => call(getPublicAccount, { params: { accountId } });

/** The company that is shown to whoever comes without one. */
export const readDemoCompany = async () => readCompany((await call(getDemoAccount, {})).id);

/** The same key again is the same check-in, however often an answer gets lost. */
export const send = (accountId: string, body: CheckInForm, key: string) =>
  call(sendCheckIn, { params: { accountId }, body }, { key });
