import { getDemoAccount, getPublicAccount, type PublicAccount } from '@llave/contract/accounts';
import { after } from '../time/sleep.ts';
import { call } from './call.ts';
import type { Begun } from './use-read.ts';

const patience = 400;
let begun: (Begun<PublicAccount> & { accountId: string | undefined }) | undefined;

/** The company whose public page it is; the demo's, where the address names none. */
export const readCompany = async (accountId: string | undefined) =>
  call(getPublicAccount, { params: { accountId: accountId ?? (await call(getDemoAccount, {})).id } });

/** Has it on its way with the page's code; so long may the page wait to be drawn once, with it, instead of twice. */
export const readCompanyAhead = async (accountId: string | undefined) => {
  const reading = readCompany(accountId);
  const mine: typeof begun = { accountId, reading };
  begun = mine;
  const arrived = async () => {
    mine.value = await reading;
  };
  await Promise.race([arrived().catch(() => {}), after(patience)]);
};

/** What was read ahead, once, as it is now: whoever draws without its value waits for the reading, also if it ends at once. */
export const takeBegun = (accountId: string | undefined) => {
  const taken = begun;
  begun = undefined;
  return taken && taken.accountId === accountId ? { ...taken } : undefined;
};
