import { type OverviewRow, overviewColumns, reportTools } from '@llave/contract/reports';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { numberText } from '../../../lib/text/numbers.ts';
import { priceText } from '../../../lib/text/prices.ts';
import { numericDay } from '../../../lib/time/days.ts';
import { fullDay } from '../../../lib/time/madrid.ts';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { PagedList } from '../../../ui/tables/PagedList.tsx';
import { type WideColumn, WideTable } from '../../../ui/tables/WideTable.tsx';
import { type ReportProps, searchOfSort, sortOf } from '../address.ts';
import { overviewOf, useOverview } from '../api.ts';
import { NoTools } from '../parts/NoTools.tsx';
import { ReportFrame } from '../parts/ReportFrame.tsx';
import { RowCount } from '../parts/RowCount.tsx';
import { ToolLink } from '../parts/ToolLink.tsx';
import { ToolStatusChip } from '../parts/ToolStatusChip.tsx';

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

type Key = (typeof overviewColumns)[number];
type Column = WideColumn<OverviewRow, Key>;

const useOverviewColumns = (): Column[] => {
  const { t, language } = useTranslation();
  return useMemo(() => {
    const none = t('reports.none');
    const column = (key: Key, cell: Column['cell'], more: Partial<Column> = {}): Column => ({
      key,
      label: t(`reports.overview.${key}`),
      cell,
      ...more,
    });
    const amount = { numeric: true };
    return [
      column('name', (tool) => <ToolLink tool={tool} />),
      column('reference', ({ reference }) => reference || none),
      column('status', (tool) => <ToolStatusChip tool={tool} />),
      column('holder', ({ holder }) => holder || none),
      column('locker', ({ locker }) => locker || none),
      column('lastPickup', ({ lastPickup }) => (lastPickup ? fullDay(lastPickup) : none), amount),
      column('totalUse', ({ totalUse }) => t('reports.hours', { amount: numberText(totalUse, language) }), amount),
      column(
        'outHours',
        ({ outHours }) => (outHours === null ? none : t('reports.hours', { amount: numberText(outHours, language) })),
        amount,
      ),
      column('pickups', ({ pickups }) => numberText(pickups, language), amount),
      column('incidents', ({ incidents }) => numberText(incidents, language), amount),
      column('nextCalibration', (tool) => (tool.nextCalibration ? numericDay(tool.nextCalibration) : none), amount),
      column('purchaseDate', ({ purchaseDate }) => (purchaseDate ? numericDay(purchaseDate) : none), amount),
      column(
        'purchasePrice',
        ({ purchasePrice }) => (purchasePrice === null ? none : priceText(purchasePrice, language)),
        amount,
      ),
    ];
  }, [t, language]);
};
