import { allows } from '@llave/contract/access';
import { listFieldIncidents } from '@llave/contract/field-incidents';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../lib/session/session.ts';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { FieldIncidentList } from './FieldIncidentList.tsx';
import { filterOf } from './filter.ts';

const route = getRouteApi('/dashboard/field-incidents');

export const FieldIncidentsPage = () => {
  const me = useSession()?.user;
  const filter = filterOf(route.useSearch());
  const navigate = route.useNavigate();
  if (!me || !allows(listFieldIncidents.access, me)) return <Forbidden />;

  return (
    <FieldIncidentList
      me={me}
      filter={filter}
      show={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
};
