import { allows } from '@llave/contract/access';
import { reportTools } from '@llave/contract/reports';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { Forbidden } from '../../ui/Forbidden.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import print from '../../ui/print.module.css';
import { Activity } from './Activity.tsx';
import { type ReportProps, type Search, searchFor, type Tab, tabOf, tabs } from './address.ts';
import { Calibration } from './Calibration.tsx';
import { Life } from './Life.tsx';
import { Overview } from './Overview.tsx';
import { Savings } from './Savings.tsx';
import { Utilisation } from './Utilisation.tsx';

const route = getRouteApi('/dashboard/reports');

const reports: Record<Tab, (props: ReportProps) => ReactNode> = {
  overview: Overview,
  life: Life,
  activity: Activity,
  savings: Savings,
  utilisation: Utilisation,
  calibration: Calibration,
};

/** Six reports, of which each is what the address says: whoever gets the address sees the same. */
export const ReportsPage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const tab = tabOf(search);
  usePageTitle(`${t(`reports.tab.${tab}`)} · ${t('reports.title')}`);
  if (!me || !allows(reportTools.access, me)) return <Forbidden />;

  const go = (next: Search) => void navigate({ search: next, replace: true, resetScroll: false });
  const Report = reports[tab];
  return (
    <>
      <div className={print.screen}>
        <PageHead title={t('reports.title')} lead={t('reports.lead')} />
      </div>
      <PageTabs
        label={t('reports.tabs')}
        tabs={tabs.map((value) => ({ value, label: t(`reports.tab.${value}`) }))}
        value={tab}
        onChange={(next) => go(searchFor(next, search))}
      >
        <Report accountId={me.accountId} search={search} show={(change) => go({ ...search, ...change })} />
      </PageTabs>
    </>
  );
};
