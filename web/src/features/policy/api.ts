import { getDemoAccount, getPublicAccount } from '@llave/contract/accounts';
import { call } from '../../lib/call.ts';

/** Whose policy is shown: the company of the address, or else the demo's. */
export const readCompany = async (accountId: string | undefined) =>
  call(getPublicAccount, { params: { accountId: accountId ?? (await call(getDemoAccount, {})).id } });
