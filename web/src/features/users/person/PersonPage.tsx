import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { userQuery } from '../api.ts';
import { mayEdit } from '../rights.ts';
import { PersonEditor } from './PersonEditor.tsx';
import { PersonFrame } from './PersonFrame.tsx';

const route = getRouteApi('/dashboard/user/$code/$userId');

export const PersonPage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const { userId, code } = route.useParams();
  const isAdmin = code === 'admin-user';
  const may = me !== undefined && mayEdit(me, isAdmin);
  const person = useQuery({ ...userQuery(userId), enabled: may });
  if (!may && me?.id === userId) return <ToOwnProfile />;
  if (!may || (person.data && !mayEdit(me, person.data.isAdmin))) return <Forbidden />;
  if (person.data) return <PersonEditor key={userId} me={me} person={person.data} />;

  return (
    <PersonFrame isAdmin={isAdmin} title={t(isAdmin ? 'users.admin.title' : 'users.worker.title')} lead="">
      {person.isError ? (
        <ErrorState error={person.error} fallback="users.failedOne" retry={person.refetch} />
      ) : (
        <RowsSkeleton />
      )}
    </PersonFrame>
  );
};

/** Who may not change people finds themselves elsewhere. */
const ToOwnProfile = () => {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to: '/dashboard/profile', replace: true }), [navigate]);
  return null;
};
