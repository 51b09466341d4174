import { type Range, reportUtilisation, type UtilisationRow, utilisationColumns } from '@llave/contract/reports';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { numberText, percentText } from '../../../lib/text/numbers.ts';
import { today } from '../../../lib/time/days.ts';
import { fullDay } from '../../../lib/time/madrid.ts';
import { FilterPills } from '../../../ui/forms/FilterPills.tsx';
import { Chip } from '../../../ui/signs/Chip.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { PagedList } from '../../../ui/tables/PagedList.tsx';
import { type WideColumn, WideTable } from '../../../ui/tables/WideTable.tsx';
import { type ReportProps, searchOfSort, sortOf } from '../address.ts';
import { type UtilisationSort, useUtilisation, utilisationOf } from '../api.ts';
import { Count } from '../parts/Count.tsx';
import { NoTools } from '../parts/NoTools.tsx';
import { ReportFrame } from '../parts/ReportFrame.tsx';
import { RowCount } from '../parts/RowCount.tsx';
import { ToolLink } from '../parts/ToolLink.tsx';
import { RangeFields } from '../range/RangeFields.tsx';
import { RangeRefused } from '../range/RangeRefused.tsx';
import { rangeOf } from '../range/ranges.ts';
import classes from './Utilisation.module.css';

const views = {
  most: { by: 'used', way: 'desc' },
  dust: { by: 'used', way: 'asc' },
  fought: { by: 'requests', way: 'desc' },
} as const satisfies Record<string, UtilisationSort>;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

/** Which tools are used, which gather dust and which are fought over, between two days. */
export const Utilisation = ({ accountId, search, show }: ReportProps) => {
  const { t } = useTranslation();
  const { range, problem } = rangeOf(search, today());
  const sort = sortOf(search, utilisationColumns, views.most);
  const onSort = (next: UtilisationSort) => show(searchOfSort(next));
  const view = viewNames.find((name) => views[name].by === sort.by && views[name].way === sort.way) ?? null;
  return (
    <ReportFrame
      tab="utilisation"
      accountId={accountId}
      report={reportUtilisation}
      sent={problem ? null : utilisationOf(accountId, range, sort)}
      range={range}
      controls={
        <>
          <RangeFields range={range} onChange={show} />
          <FilterPills
            label={t('reports.utilisation.show')}
            options={viewNames.map((value) => ({ value, label: t(`reports.utilisation.${value}`) }))}
            value={view}
            onChange={(name) => onSort(views[name])}
          />
        </>
      }
    >
      {problem ? (
        <RangeRefused />
      ) : (
        <UtilisationTable accountId={accountId} range={range} sort={sort} onSort={onSort} />
      )}
    </ReportFrame>
  );
};

type UtilisationTableProps = {
  accountId: string;
  range: Range;
  sort: UtilisationSort;
  onSort: (sort: UtilisationSort) => void;
};
type Column = WideColumn<UtilisationRow, UtilisationSort['by']>;

const UtilisationTable = ({ accountId, range, sort, onSort }: UtilisationTableProps) => {
  const { t } = useTranslation();
  const list = useUtilisation(accountId, range, sort);
  const columns = useMemo((): Column[] => {
    const label = (key: UtilisationSort['by']) => ({ key, label: t(`reports.utilisation.${key}`) });
    return [
      { ...label('name'), cell: (tool) => <ToolLink tool={tool} withReference /> },
      { ...label('used'), cell: (tool) => <UseBar tool={tool} /> },
      { ...label('pickups'), numeric: true, cell: ({ pickups }) => <Count value={pickups} /> },
      { ...label('requests'), numeric: true, cell: ({ requests }) => <Count value={requests} /> },
      {
        ...label('lastPickup'),
        numeric: true,
        cell: ({ lastPickup }) => (lastPickup ? fullDay(lastPickup) : t('reports.utilisation.never')),
      },
    ];
  }, [t]);
  return (
    <>
      <RowCount list={list} />
      <PagedList
        list={list}
        failed="reports.failed"
        skeleton={<RowsSkeleton />}
        empty={<NoTools q="" showAll={() => undefined} />}
      >
        {(tools) => (
          <WideTable label={t('reports.tab.utilisation')} columns={columns} items={tools} sort={sort} onSort={onSort} />
        )}
      </PagedList>
    </>
  );
};

/** The part of the time that a tool was out; one that nobody touched is said to be so. */
const UseBar = ({ tool: { share, usedHours, pickups } }: { tool: UtilisationRow }) => {
  const { t, language } = useTranslation();
  if (usedHours === 0 && pickups === 0) return <Chip tone="retired">{t('reports.utilisation.idle')}</Chip>;
  const text = { share: percentText(share, language), hours: numberText(usedHours, language, 1) };
  return (
    <span className={classes.use}>
      <span className={classes.track}>
        <span className={classes.bar} style={{ width: `${share * 100}%` }} />
      </span>
      <span>{t('reports.utilisation.usedText', text)}</span>
    </span>
  );
};
