import { allows } from '@llave/contract/access';
import { activityActions, type Range, reportActivity, reportTools } from '@llave/contract/reports';
import { IconActivity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { fullName } from '../../lib/text/full-name.ts';
import { numberText } from '../../lib/text/numbers.ts';
import { today } from '../../lib/time/days.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { PageTabs } from '../../ui/layout/PageTabs.tsx';
import print from '../../ui/layout/print.module.css';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { type WideColumn, WideTable } from '../../ui/tables/WideTable.tsx';
import { type ReportProps, type Search, searchFor, searchOfSort, sortOf, type Tab, tabOf, tabs } from './address.ts';
import { activityQuery } from './api.ts';
import { type ActivitySort, inOrder } from './kinds/activity-order.ts';
import { Calibration } from './kinds/Calibration.tsx';
import { Life } from './kinds/Life.tsx';
import { Overview } from './kinds/Overview.tsx';
import { Savings } from './kinds/Savings.tsx';
import { Utilisation } from './kinds/Utilisation.tsx';
import { Answer } from './parts/Answer.tsx';
import { Count } from './parts/Count.tsx';
import { ReportFrame } from './parts/ReportFrame.tsx';
import { RangeFields } from './range/RangeFields.tsx';
import { RangeRefused } from './range/RangeRefused.tsx';
import { rangeOf } from './range/ranges.ts';

const columns = ['person', ...activityActions] as const;
const byPerson = { by: 'person', way: 'asc' } as const;

/** What each person did between two days, with the totals. */
const Activity = ({ accountId, search, show }: ReportProps) => {
  const { range, problem } = rangeOf(search, today());
  return (
    <ReportFrame
      tab="activity"
      accountId={accountId}
      report={reportActivity}
      sent={problem ? null : { params: { accountId }, query: range }}
      range={range}
      controls={<RangeFields range={range} onChange={show} />}
    >
      {problem ? (
        <RangeRefused />
      ) : (
        <ActivityTable
          accountId={accountId}
          range={range}
          sort={sortOf(search, columns, byPerson)}
          onSort={(next) => show(searchOfSort(next))}
        />
      )}
    </ReportFrame>
  );
};

type Line = ReturnType<typeof inOrder>[number] & { id: string };
type ActivityTableProps = { accountId: string; range: Range; sort: ActivitySort; onSort: (sort: ActivitySort) => void };

const ActivityTable = ({ accountId, range, sort, onSort }: ActivityTableProps) => {
  const { t, language } = useTranslation();
  const query = useQuery(activityQuery(accountId, range));
  const columns: WideColumn<Line, ActivitySort['by']>[] = [
    {
      key: 'person',
      label: t('reports.activity.person'),
      cell: ({ user }) => (user ? fullName(user) : t('reports.activity.nobody')),
    },
    ...activityActions.map((key) => ({
      key,
      label: t(`reports.activity.${key}`),
      numeric: true,
      cell: ({ counts }: Line) => <Count value={counts[key]} />,
    })),
  ];
  return (
    <Answer query={query} skeleton={<RowsSkeleton />}>
      {({ people, totals }) =>
        activityActions.every((action) => totals[action] === 0) ? (
          <EmptyState
            icon={<IconActivity size={36} />}
            title={t('reports.activity.empty')}
            lead={t('reports.activity.emptyLead')}
          />
        ) : (
          <WideTable
            label={t('reports.tab.activity')}
            columns={columns}
            items={inOrder(people, sort).map((person) => ({ ...person, id: person.user?.id ?? 'nobody' }))}
            sort={sort}
            onSort={onSort}
            foot={[
              t('reports.activity.total'),
              ...activityActions.map((action) => numberText(totals[action], language)),
            ]}
          />
        )
      }
    </Answer>
  );
};

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
