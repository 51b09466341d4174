import { getDemoAccount, getPublicAccount, type PublicAccount } from '@llave/contract/accounts';
import { sleep } from '../time/sleep.ts';
import { call } from './call.ts';
import type { Prefetch } from './use-read.ts';

const longestWait = 400;
let prefetch: (Prefetch<PublicAccount> & { accountId: string | undefined }) | undefined;

/** The company whose public page it is; the demo's, where the address names none. */
export const readCompany = async (accountId: string | undefined) =>
  call(getPublicAccount, { params: { accountId: accountId ?? (await call(getDemoAccount, {})).id } });

/** Requests it while the page's code is loading. The page waits for it for a moment, to be rendered once instead of twice. */
export const prefetchCompany = async (accountId: string | undefined) => {
  const reading = readCompany(accountId);
  const mine: typeof prefetch = { accountId, reading };
  prefetch = mine;
  const arrived = async () => {
    mine.value = await reading;
  };
  await Promise.race([arrived().catch(() => {}), sleep(longestWait)]);
};

/** What was prefetched, once: its value if that has arrived, else the request to wait for. */
export const takePrefetch = (accountId: string | undefined) => {
  const taken = prefetch;
  prefetch = undefined;
  return taken && taken.accountId === accountId ? { ...taken } : undefined;
};
