import type { HistoryEntry } from '@llave/contract/history';
import { useTranslation } from '../../i18n/translation.ts';
import type { Pages } from '../../lib/calls/pages.ts';
import { dayAndTime } from '../../lib/time/dates.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { PagedList } from '../../ui/tables/PagedList.tsx';
import { EntryIcon } from './EntryIcon.tsx';
import { entryText, holdersBefore } from './entry-words.ts';
import classes from './HistoryCard.module.css';

/** What happened to a tool, newest first, as one would tell it. */
export const HistoryCard = ({ list }: { list: Pages<HistoryEntry> }) => {
  const { t, language } = useTranslation();
  return (
    <Panel title={t('history.title')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus */}
      <div className={classes.room} role="group" tabIndex={0} aria-label={t('history.title')}>
        <PagedList
          list={list}
          failed="history.failed"
          skeleton={<RowsSkeleton />}
          empty={<p className={classes.empty}>{t('history.empty')}</p>}
        >
          {(entries) => {
            const before = holdersBefore(entries);
            return (
              <ol className={classes.list}>
                {entries.map((entry, index) => (
                  <li key={entry.id}>
                    <EntryIcon action={entry.action} />
                    <span className={classes.words}>
                      <span>{entryText(t, entry, before[index])}</span>
                      <time dateTime={entry.timestamp}>{dayAndTime(entry.timestamp, language)}</time>
                    </span>
                  </li>
                ))}
              </ol>
            );
          }}
        </PagedList>
      </div>
    </Panel>
  );
};
