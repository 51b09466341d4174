import { type AuditEntry, listAudit } from '@llave/contract/audit';
import { type AuditKind, auditActs, auditKinds } from '@llave/contract/audited';
import {
  IconDatabase,
  IconFile,
  IconFilterOff,
  IconKey,
  IconLogin2,
  IconQrcode,
  IconSettings,
  IconShieldLock,
  IconShieldSearch,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { saveCsv } from '../../lib/browser/save-csv.ts';
import { fullDayAndTime } from '../../lib/time/madrid.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { CsvButton } from '../../ui/buttons/CsvButton.tsx';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { PagedList } from '../../ui/tables/PagedList.tsx';
import classes from './AuditList.module.css';
import { askedFor, useAudit } from './api.ts';
import { entryText, fieldText, valueText } from './entry-words.ts';
import { type Filter, isNarrowed, isTyped, noFilter } from './filter.ts';

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

type AuditFiltersProps = { filter: Filter; show: (filter: Filter) => void };

const AuditFilters = ({ filter, show }: AuditFiltersProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.filters}>
      <SearchField label={t('audit.search')} value={filter.q} onSearch={(q) => show({ ...filter, q })} />
      <FilterSelect
        label={t('audit.kind')}
        all={t('audit.anyKind')}
        options={auditKinds.map((value) => ({ value, label: t(`audit.kinds.${value}`) }))}
        value={filter.kind}
        onChange={(kind) => show({ ...filter, kind })}
      />
      <div className={classes.days}>
        <DayField label={t('audit.from')} value={filter.from} onChange={(from) => show({ ...filter, from })} />
        <DayField label={t('audit.to')} value={filter.to} onChange={(to) => show({ ...filter, to })} />
      </div>
    </div>
  );
};

type DayProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

const DayField = ({ label, value = '', onChange }: DayProps) => {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const change = (day: string) => {
    setTyped(day);
    if (day === '' || isTyped(day)) onChange(day || undefined);
  };
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped(value)}
    />
  );
};

const icons: Record<AuditKind, TablerIcon> = {
  signIns: IconLogin2,
  people: IconUsers,
  factors: IconShieldLock,
  codes: IconQrcode,
  settings: IconSettings,
  keys: IconKey,
  files: IconFile,
  data: IconDatabase,
};

const kindOf = ({ act }: AuditEntry) =>
  (Object.keys(auditActs) as AuditKind[]).find((kind) => (auditActs[kind] as readonly string[]).includes(act)) ??
  'data';

/** One thing that somebody did: the sentence, what it changed, when and from where. */
const AuditRow = memo(({ entry }: { entry: AuditEntry }) => {
  const { t } = useTranslation();
  const Icon = icons[kindOf(entry)];
  return (
    <li className={classes.row}>
      <span className={classes.icon} data-refused={entry.act === 'signInRefused' || undefined} aria-hidden="true">
        <Icon size={20} stroke={1.8} />
      </span>
      <div className={classes.words}>
        <p>{entryText(t, entry)}</p>
        {entry.changes.length > 0 && (
          <ul className={classes.changes}>
            {entry.changes.map((change) => (
              <li key={change.field}>
                <span>{fieldText(t, change)}</span>
                {change.before !== null && (
                  <>
                    <del>{valueText(t, change.field, change.before)}</del> <span aria-hidden="true">→</span>
                  </>
                )}{' '}
                <ins>{valueText(t, change.field, change.after)}</ins>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={classes.when}>
        <time dateTime={entry.timestamp}>{fullDayAndTime(entry.timestamp)}</time>
        {entry.address && <span>{entry.address}</span>}
      </p>
    </li>
  );
});
