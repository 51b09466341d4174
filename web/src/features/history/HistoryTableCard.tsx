import type { HistoryEntry } from '@llave/contract/history';
import { IconHistory } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import type { Pages } from '../../lib/calls/pages.ts';
import { fullDayAndTime } from '../../lib/time/madrid.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { PagedList } from '../../ui/tables/PagedList.tsx';
import { type WideColumn, WideTable } from '../../ui/tables/WideTable.tsx';
import { EntryIcon } from './EntryIcon.tsx';
import { entryText, holdersBefore } from './entry-words.ts';
import classes from './HistoryTableCard.module.css';

type Told = HistoryEntry & { text: string };

/** What happened to a tool as a table: when and what, newest first. */
export const HistoryTableCard = ({ list }: { list: Pages<HistoryEntry> }) => {
  const { t } = useTranslation();
  const columns = useMemo(
    (): WideColumn<Told>[] => [
      { key: 'when', label: t('history.when'), cell: ({ timestamp }) => fullDayAndTime(timestamp) },
      {
        key: 'what',
        label: t('history.what'),
        long: true,
        cell: ({ action, text }) => (
          <span className={classes.what}>
            <EntryIcon action={action} />
            {text}
          </span>
        ),
      },
    ],
    [t],
  );
  return (
    <PagedList
      list={list}
      failed="history.failed"
      skeleton={<RowsSkeleton />}
      empty={<EmptyState icon={<IconHistory size={36} />} title={t('history.title')} lead={t('history.empty')} />}
    >
      {(entries) => {
        const before = holdersBefore(entries);
        const told = entries.map((entry, at) => ({ ...entry, text: entryText(t, entry, before[at]) }));
        return <WideTable label={t('history.title')} columns={columns} items={told} />;
      }}
    </PagedList>
  );
};
