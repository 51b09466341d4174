import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { Report } from './Report.tsx';
import { ReportTrouble } from './ReportTrouble.tsx';

const route = getRouteApi('/incident');

/** Where a tool's label or an incident's link leads: no account, a few words and a photo. */
export const ReportPage = () => {
  const { t } = useTranslation();
  const { incidentId, incidentid, toolId, token } = route.useSearch();
  const id = incidentId || incidentid || toolId;
  usePageTitle(t('report.title'));
  if (id && token) return <Report key={id + token} id={id} token={token} />;

  return (
    <PublicFrame host={null} about={t('report.title')}>
      <ReportTrouble title={t('report.trouble.incomplete')} lead={t('report.trouble.incompleteLead')} />
    </PublicFrame>
  );
};
