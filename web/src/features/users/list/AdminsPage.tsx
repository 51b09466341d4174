import { allows } from '@llave/contract/access';
import { createAdmin } from '@llave/contract/users';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/session.ts';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { PeopleList } from './PeopleList.tsx';

const route = getRouteApi('/dashboard/admin-management');

export const AdminsPage = () => {
  const me = useSession()?.user;
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  if (!me || !allows(createAdmin.access, me)) return <Forbidden />;

  const search = (words: string) => void navigate({ search: { q: words }, replace: true, resetScroll: false });
  return <PeopleList kind="admin" me={me} q={q} search={search} />;
};
