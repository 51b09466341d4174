import { allows } from '@llave/contract/access';
import { listTools } from '@llave/contract/tools';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../lib/session.ts';
import { Forbidden } from '../../ui/Forbidden.tsx';
import { partOf } from './parts.ts';
import { ToolsBoard } from './ToolsBoard.tsx';

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
