import { allows } from '@llave/contract/access';
import type { AppError } from '@llave/contract/errors';
import { getIncident } from '@llave/contract/incidents';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePageTitle } from '../../../lib/browser/page-title.ts';
import { useSession } from '../../../lib/session/session.ts';
import { BackLink } from '../../../ui/buttons/BackLink.tsx';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { MessagePage } from '../../../ui/layout/MessagePage.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { incidentQuery } from '../api.ts';
import classes from './IncidentDetail.module.css';
import { IncidentDetail } from './IncidentDetail.tsx';

const route = getRouteApi('/dashboard/incident/$incidentId');

export const IncidentPage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const { incidentId } = route.useParams();
  const may = me !== undefined && allows(getIncident.access, me);
  const incident = useQuery({ ...incidentQuery(incidentId), enabled: may });
  usePageTitle(incident.data?.tool.name ?? t('incidents.title'));
  if (!may) return <Forbidden />;
  if (incident.data) return <IncidentDetail key={incidentId} incident={incident.data} me={me} />;
  if (isGone(incident.error))
    return (
      <MessagePage title={t('incidents.gone')} lead={t('incidents.goneLead')}>
        <ButtonLink to="/dashboard/incidents">{t('incidents.return')}</ButtonLink>
      </MessagePage>
    );

  return (
    <>
      <BackLink to="/dashboard/incidents">{t('incidents.return')}</BackLink>
      {incident.isError ? (
        <ErrorState error={incident.error} fallback="incidents.failedOne" retry={incident.refetch} />
      ) : (
        <IncidentSkeleton />
      )}
    </>
  );
};

/** A name that cannot be one is as good as none. */
const isGone = (error: unknown) => ['notFound', 'invalid'].includes((error as AppError | null)?.code ?? '');

const IncidentSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.columns} role="status" aria-label={t('frame.loading')}>
      <div className={classes.side}>
        <Skeleton height={320} />
      </div>
      <div className={classes.main}>
        <Skeleton height={200} />
        <Skeleton height={240} />
      </div>
    </div>
  );
};
