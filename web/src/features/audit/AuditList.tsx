import { listAudit } from '@llave/contract/audit';
import { IconFilterOff, IconShieldSearch } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { Button } from '../../ui/Button.tsx';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import classes from './AuditList.module.css';
import { AuditRow } from './AuditRow.tsx';
import { askedFor, useAudit } from './api.ts';
import { type Filter, isNarrowed, noFilter } from './filter.ts';

type Props = { accountId: string; filter: Filter; show: (filter: Filter) => void };

/** Who did what in the company, newest first. */
export const AuditList = ({ accountId, filter, show }: Props) => {
  const { t, language } = useTranslation();
  const list = useAudit(accountId, filter);
  usePageTitle(t('audit.title'));

  return (
    <>
      <PageHead title={t('audit.title')} lead={t('audit.lead')}>
        <CsvButton save={(onReceived) => saveCsv(listAudit, askedFor(accountId, filter), language, onReceived)}>
          {t('audit.csv')}
        </CsvButton>
      </PageHead>
      <AuditFilters filter={filter} show={show} />
      <PagedList
        list={list}
        failed="audit.failed"
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            icon={isNarrowed(filter) ? <IconFilterOff size={36} /> : <IconShieldSearch size={36} />}
            title={t(isNarrowed(filter) ? 'audit.noMatch' : 'audit.empty')}
            lead={t(isNarrowed(filter) ? 'audit.noMatchLead' : 'audit.emptyLead')}
          >
            {isNarrowed(filter) && (
              <Button variant="default" onClick={() => show(noFilter)}>
                {t('audit.showAll')}
              </Button>
            )}
          </EmptyState>
        }
      >
        {(entries) => (
          <ol className={classes.list} aria-label={t('audit.title')}>
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </PagedList>
    </>
  );
};
