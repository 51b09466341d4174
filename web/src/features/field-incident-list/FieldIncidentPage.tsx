import { allows } from '@llave/contract/access';
import { getFieldIncident } from '@llave/contract/field-incidents';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { MissingRecord } from '../../ui/states/MissingRecord.tsx';
import { fieldIncidentQuery } from './api.ts';
import { FieldIncidentDetail } from './FieldIncidentDetail.tsx';

const route = getRouteApi('/dashboard/field-incident/$fieldIncidentId');

export const FieldIncidentPage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const { fieldIncidentId } = route.useParams();
  const may = me !== undefined && allows(getFieldIncident.access, me);
  const incident = useQuery({ ...fieldIncidentQuery(fieldIncidentId), enabled: may });
  usePageTitle(incident.data?.reference ?? t('fieldIncidents.title'));
  if (!may) return <Forbidden />;
  if (incident.data) return <FieldIncidentDetail key={fieldIncidentId} incident={incident.data} me={me} />;

  return <MissingRecord noun="fieldIncidents" query={incident} to="/dashboard/field-incidents" />;
};
