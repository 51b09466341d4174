import { allows } from '@llave/contract/access';
import { listIncidents } from '@llave/contract/incidents';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/session.ts';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { IncidentList } from './IncidentList.tsx';

const route = getRouteApi('/dashboard/incidents');

export const IncidentsPage = () => {
  const me = useSession()?.user;
  const { q = '', state } = route.useSearch();
  const navigate = route.useNavigate();
  if (!me || !allows(listIncidents.access, me)) return <Forbidden />;

  return (
    <IncidentList
      me={me}
      q={q}
      state={state === 'open' || state === 'closed' ? state : undefined}
      show={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
};
