import { getSignOn, removeSignOn, type SignOnForm, setSignOn } from '@llave/contract/sign-on';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { queries } from '../../lib/calls/queries.ts';

export const signOnQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['sign-on', accountId],
    queryFn: ({ signal }) => call(getSignOn, { params: { accountId } }, { signal }),
  });

const refresh = (accountId: string) => queries.invalidateQueries(signOnQuery(accountId));

export const saveSignOn = async (accountId: string, body: SignOnForm) => {
  await call(setSignOn, { params: { accountId }, body });
  await refresh(accountId);
};

export const dropSignOn = async (accountId: string) => {
  await call(removeSignOn, { params: { accountId } });
  await refresh(accountId);
};
