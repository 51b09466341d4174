import { allows } from '@llave/contract/access';
import { listTools } from '@llave/contract/tools';
import { noticesQuery } from '../features/notices/api.ts';
import { askedPages } from '../features/tools/api.ts';
import { readPagesAhead } from '../lib/pages.ts';
import { queries } from '../lib/queries.ts';
import { currentSession } from '../lib/session.ts';
import { ownUserQuery } from './use-own-user.ts';

/** For a page that waits before it is drawn: news that came after it would push it away under the finger. */
export const readFrameAhead = () => {
  const me = currentSession()?.user;
  if (!me) return;
  void queries.prefetchQuery(ownUserQuery(me.id));
  void queries.prefetchQuery(noticesQuery(me.accountId));
  if (allows(listTools.access, me)) void readPagesAhead(askedPages(me.accountId));
};
