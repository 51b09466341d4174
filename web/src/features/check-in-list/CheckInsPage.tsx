import { allows } from '@llave/contract/access';
import { listCheckIns } from '@llave/contract/check-ins';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../lib/session/session.ts';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { CheckInList } from './CheckInList.tsx';
import { filterOf, searchOf } from './filter.ts';

const route = getRouteApi('/dashboard/check-ins');

export const CheckInsPage = () => {
  const me = useSession()?.user;
  const filter = filterOf(route.useSearch());
  const navigate = route.useNavigate();
  if (!me || !allows(listCheckIns.access, me)) return <Forbidden />;

  return (
    <CheckInList
      me={me}
      filter={filter}
      show={(next) => void navigate({ search: searchOf(next), replace: true, resetScroll: false })}
    />
  );
};
