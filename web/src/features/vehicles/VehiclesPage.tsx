import { allows } from '@llave/contract/access';
import { listVehicles } from '@llave/contract/vehicles';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../lib/session/session.ts';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { VehicleList } from './VehicleList.tsx';

const route = getRouteApi('/dashboard/vehicles');

export const VehiclesPage = () => {
  const me = useSession()?.user;
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  if (!me || !allows(listVehicles.access, me)) return <Forbidden />;

  const search = (words: string) => void navigate({ search: { q: words }, replace: true, resetScroll: false });
  return <VehicleList me={me} q={q} search={search} />;
};
