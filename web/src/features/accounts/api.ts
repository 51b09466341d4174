import { type AccountForm, changeAccount, drawPageQr, getAccount, type PublicPage } from '@llave/contract/accounts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { queries } from '../../lib/calls/queries.ts';

export const accountQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['account', accountId],
    queryFn: ({ signal }) => call(getAccount, { params: { accountId } }, { signal }),
  });

export const saveAccount = async (form: AccountForm, version: number) => {
  const saved = await call(changeAccount, { body: { ...form, version } });
  queries.setQueryData(accountQuery(saved.id).queryKey, saved);
  return saved;
};

/** A picture to print, in base64. */
export const drawQr = async (accountId: string, page: PublicPage) =>
  (await call(drawPageQr, { params: { accountId, page } })).qr;
