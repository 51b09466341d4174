import { overviewColumns, reportTools } from '@llave/contract/reports';
import { useTranslation } from '../../i18n/translation.ts';
import { PagedList } from '../../ui/PagedList.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { type ReportProps, searchOfSort, sortOf } from './address.ts';
import { overviewOf, useOverview } from './api.ts';
import { NoTools } from './NoTools.tsx';
import { useOverviewColumns } from './overview-columns.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { RowCount } from './RowCount.tsx';

const byName = { by: 'name', way: 'asc' } as const;

/** Every tool with who has it, how much it was used and what it cost. */
export const Overview = ({ accountId, search, show }: ReportProps) => {
  const { t } = useTranslation();
  const { q = '' } = search;
  const sort = sortOf(search, overviewColumns, byName);
  const list = useOverview(accountId, q, sort);
  const columns = useOverviewColumns();
  const find = (words: string) => show({ q: words || undefined });
  return (
    <ReportFrame
      tab="overview"
      accountId={accountId}
      report={reportTools}
      sent={overviewOf(accountId, q, sort)}
      controls={<SearchField label={t('reports.overview.search')} value={q} onSearch={find} />}
    >
      <RowCount list={list} />
      <PagedList
        list={list}
        failed="reports.failed"
        skeleton={<RowsSkeleton />}
        empty={<NoTools q={q} showAll={() => find('')} />}
      >
        {(tools) => (
          <WideTable
            label={t('reports.tab.overview')}
            columns={columns}
            items={tools}
            sort={sort}
            onSort={(next) => show(searchOfSort(next))}
          />
        )}
      </PagedList>
    </ReportFrame>
  );
};
