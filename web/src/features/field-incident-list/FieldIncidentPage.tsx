import { allows } from '@llave/contract/access';
import type { AppError } from '@llave/contract/errors';
import { getFieldIncident } from '@llave/contract/field-incidents';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { BackLink } from '../../ui/buttons/BackLink.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
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
  if (isGone(incident.error))
    return (
      <MessagePage title={t('fieldIncidents.gone')} lead={t('fieldIncidents.goneLead')}>
        <ButtonLink to="/dashboard/field-incidents">{t('fieldIncidents.return')}</ButtonLink>
      </MessagePage>
    );

  return (
    <>
      <BackLink to="/dashboard/field-incidents">{t('fieldIncidents.return')}</BackLink>
      {incident.isError ? (
        <ErrorState error={incident.error} fallback="fieldIncidents.failedOne" retry={incident.refetch} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
};

/** A name that cannot be one is as good as none. */
const isGone = (error: unknown) => ['notFound', 'invalid'].includes((error as AppError | null)?.code ?? '');
