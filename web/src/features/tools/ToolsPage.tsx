import { allows } from '@llave/contract/access';
import { listTools } from '@llave/contract/tools';
import { getRouteApi } from '@tanstack/react-router';
import { prefetchPages } from '../../lib/calls/pages.ts';
import { queries } from '../../lib/calls/queries.ts';
import { currentSession, useSession } from '../../lib/session/session.ts';
import { sleep } from '../../lib/time/sleep.ts';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { toolCountsQuery, toolPages } from './api.ts';
import { filterOf, searchOf, showOf } from './filter.ts';
import { ToolsBoard } from './ToolsBoard.tsx';

const timeout = 400;
const route = getRouteApi('/dashboard/tools');

export const ToolsPage = () => {
  const me = useSession()?.user;
  const filter = filterOf(route.useSearch());
  const navigate = route.useNavigate();
  if (!me || !allows(listTools.access, me)) return <Forbidden />;

  return (
    <ToolsBoard
      me={me}
      filter={filter}
      show={(next) => void navigate({ search: searchOf(next), replace: true, resetScroll: false })}
    />
  );
};

/** Has what the board shows first on its way; so long may it wait to be drawn once, with its tools, instead of twice. */
export const readAhead = async (search: Parameters<typeof filterOf>[0]) => {
  const me = currentSession()?.user;
  if (!me || !allows(listTools.access, me)) return;
  const filter = filterOf(search);
  const reading = [
    prefetchPages(toolPages(me.accountId, filter.q, showOf(filter))),
    queries.prefetchQuery(toolCountsQuery(me.accountId)),
  ];
  await Promise.race([Promise.all(reading), sleep(timeout)]);
};
