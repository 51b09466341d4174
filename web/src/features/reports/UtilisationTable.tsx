import type { Range, UtilisationRow } from '@llave/contract/reports';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { fullDay } from '../../lib/madrid.ts';
import { PagedList } from '../../ui/PagedList.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { type WideColumn, WideTable } from '../../ui/WideTable.tsx';
import { type UtilisationSort, useUtilisation } from './api.ts';
import { Count } from './Count.tsx';
import { NoTools } from './NoTools.tsx';
import { RowCount } from './RowCount.tsx';
import { ToolLink } from './ToolLink.tsx';
import { UseBar } from './UseBar.tsx';

type Props = { accountId: string; range: Range; sort: UtilisationSort; onSort: (sort: UtilisationSort) => void };
type Column = WideColumn<UtilisationRow, UtilisationSort['by']>;

export const UtilisationTable = ({ accountId, range, sort, onSort }: Props) => {
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
