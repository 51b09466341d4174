import { allows } from '@llave/contract/access';
import { listTools } from '@llave/contract/tools';
import { getRouteApi } from '@tanstack/react-router';
import { prefetchPages } from '../../lib/calls/pages.ts';
import { queries } from '../../lib/calls/queries.ts';
import { currentSession, useSession } from '../../lib/session/session.ts';
import { sleep } from '../../lib/time/sleep.ts';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { toolCountsQuery, toolPages } from './api.ts';
import { partOf, showOf } from './parts.ts';
import { ToolsBoard } from './ToolsBoard.tsx';

const patience = 400;
const route = getRouteApi('/dashboard/tools');

export const ToolsPage = () => {
  const me = useSession()?.user;
  const { q = '', show } = route.useSearch();
  const navigate = route.useNavigate();
  if (!me || !allows(listTools.access, me)) return <Forbidden />;

  const part = partOf(show);
  const go = (words: string, next: string) =>
    void navigate({ search: { q: words, show: next === 'all' ? '' : next }, replace: true, resetScroll: false });
  return (
    <ToolsBoard
      me={me}
      q={q}
      part={part}
      search={(words) => go(words, part)}
      choose={(next) => go(q, next)}
      showAll={() => go('', 'all')}
    />
  );
};

/** Has what the board shows first on its way; so long may it wait to be drawn once, with its tools, instead of twice. */
export const readAhead = async ({ q = '', show }: { q?: string; show?: string }) => {
  const me = currentSession()?.user;
  if (!me || !allows(listTools.access, me)) return;
  const reading = [
    prefetchPages(toolPages(me.accountId, q, showOf[partOf(show)])),
    queries.prefetchQuery(toolCountsQuery(me.accountId)),
  ];
  await Promise.race([Promise.all(reading), sleep(patience)]);
};
