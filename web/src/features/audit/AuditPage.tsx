import { allows } from '@llave/contract/access';
import { listAudit } from '@llave/contract/audit';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../lib/session/session.ts';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { AuditList } from './AuditList.tsx';
import { filterOf } from './filter.ts';

const route = getRouteApi('/dashboard/audit');

export const AuditPage = () => {
  const me = useSession()?.user;
  const filter = filterOf(route.useSearch());
  const navigate = route.useNavigate();
  if (!me || !allows(listAudit.access, me)) return <Forbidden />;

  return (
    <AuditList
      accountId={me.accountId}
      filter={filter}
      show={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
};
