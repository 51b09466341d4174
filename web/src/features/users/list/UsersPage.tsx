import { allows } from '@llave/contract/access';
import { readsPeople } from '@llave/contract/users';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/session.ts';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { PeopleList } from './PeopleList.tsx';

const route = getRouteApi('/dashboard/users');

export const UsersPage = () => {
  const me = useSession()?.user;
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  if (!me || !allows(readsPeople, me)) return <Forbidden />;

  const search = (words: string) => void navigate({ search: { q: words }, replace: true, resetScroll: false });
  return <PeopleList kind="worker" me={me} q={q} search={search} />;
};
