import { allows } from '@llave/contract/access';
import { getIncident } from '@llave/contract/incidents';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePageTitle } from '../../../lib/browser/page-title.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { MissingRecord } from '../../../ui/states/MissingRecord.tsx';
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

  return <MissingRecord noun="incidents" query={incident} to="/dashboard/incidents" skeleton={<IncidentSkeleton />} />;
};

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
