import {
  changeNoticeSettings,
  dismissNotice,
  dismissNotices,
  getNoticeSettings,
  listNotices,
  type Notice,
  type NoticeSettings,
} from '@llave/contract/notices';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { queries } from '../../lib/calls/queries.ts';

export const noticesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['notice', 'list', accountId],
    queryFn: ({ signal }) => call(listNotices, { params: { accountId } }, { signal }),
  });

/** It goes from the screen at once, and comes back when the server could not be told. */
export const dismiss = async (accountId: string, { id }: Notice) => {
  const { queryKey } = noticesQuery(accountId);
  queries.setQueryData(queryKey, (list) => list?.filter((notice) => notice.id !== id));
  try {
    await call(dismissNotice, { params: { id } });
  } finally {
    void queries.invalidateQueries({ queryKey });
  }
};

/** Puts away these and whatever is older; what comes meanwhile stays. */
export const dismissAll = async (accountId: string, notices: Notice[]) => {
  const until = notices
    .map(({ timestamp }) => timestamp)
    .sort()
    .at(-1);
  if (!until) return;
  await call(dismissNotices, { params: { accountId }, body: { until } });
  await queries.invalidateQueries({ queryKey: noticesQuery(accountId).queryKey });
};

export const noticeSettingsQuery = () =>
  queryOptions({
    queryKey: ['noticeSettings', 'own'],
    queryFn: ({ signal }) => call(getNoticeSettings, {}, { signal }),
  });

/** It shows at once, and goes back when the server could not be told, also where nothing can be read again. */
export const changeSettings = async ({ ways, ...changes }: Partial<NoticeSettings>) => {
  const { queryKey } = noticeSettingsQuery();
  const before = queries.getQueryData(queryKey);
  queries.setQueryData(queryKey, (old) => old && { ...old, ...changes, ways: { ...old.ways, ...ways } });
  try {
    queries.setQueryData(queryKey, await call(changeNoticeSettings, { body: { ...changes, ...(ways && { ways }) } }));
  } catch (error) {
    queries.setQueryData(queryKey, before);
    throw error;
  }
};
