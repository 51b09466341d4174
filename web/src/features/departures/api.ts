import type { Account } from '@llave/contract/accounts';
import { askDeletion, cancelDeletion, exportAccount, getExport } from '@llave/contract/departures';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { queries } from '../../lib/calls/queries.ts';
import { accountQuery } from '../accounts/api.ts';

export const exportQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['export', accountId],
    queryFn: async ({ signal }) => (await call(getExport, { params: { accountId } }, { signal })).export,
  });

export const beginExport = async (accountId: string) => {
  const begun = await call(exportAccount, { params: { accountId } });
  queries.setQueryData(exportQuery(accountId).queryKey, begun);
};

export const deleteCompany = async (accountId: string, companyName: string) =>
  keep(await call(askDeletion, { params: { accountId }, body: { companyName } }));

export const keepCompany = async (accountId: string) => keep(await call(cancelDeletion, { params: { accountId } }));

const keep = (account: Account) => void queries.setQueryData(accountQuery(account.id).queryKey, account);
