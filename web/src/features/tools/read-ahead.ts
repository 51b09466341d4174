import { allows } from '@llave/contract/access';
import { listTools } from '@llave/contract/tools';
import { readPagesAhead } from '../../lib/pages.ts';
import { queries } from '../../lib/queries.ts';
import { currentSession } from '../../lib/session.ts';
import { toolCountsQuery, toolPages } from './api.ts';
import { partOf, showOf } from './parts.ts';

/** So long may the board wait to be drawn once, with its tools, instead of twice. */
const patience = 400;

/** Has what the board shows first on its way while the board's own code is. */
export const readAhead = async ({ q = '', show }: { q?: string; show?: string }) => {
  const me = currentSession()?.user;
  if (!me || !allows(listTools.access, me)) return;
  const reading = [
    readPagesAhead(toolPages(me.accountId, q, showOf[partOf(show)])),
    queries.prefetchQuery(toolCountsQuery(me.accountId)),
  ];
  await Promise.race([Promise.all(reading), new Promise((resolve) => setTimeout(resolve, patience))]);
};
