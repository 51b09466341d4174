import type { Retention } from '@llave/contract/accounts';
import { useTranslation } from '../../i18n/translation.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { monthsText } from '../../ui/signs/months-text.ts';
import type { AccountValues } from './account-form.ts';
import classes from './fields.module.css';

type Props = {
  values: Pick<AccountValues, 'retention' | 'auditMonths'>;
  onChange: (path: string, months: number) => void;
};

const usual = [1, 3, 6, 12, 18, 24, 36, 48, 60, 72, 120];

const kinds = [
  { path: 'retention.pictures', label: 'accounts.retentionPictures', lead: 'accounts.retentionPicturesLead' },
  { path: 'retention.papers', label: 'accounts.retentionPapers', lead: 'accounts.retentionPapersLead' },
  { path: 'retention.reports', label: 'accounts.retentionReports', lead: 'accounts.retentionReportsLead' },
  { path: 'retention.blocked', label: 'accounts.retentionBlocked', lead: 'accounts.retentionBlockedLead' },
  { path: 'auditMonths', label: 'accounts.auditMonths', lead: 'accounts.auditMonthsLead' },
] as const;

/** How long each kind of data stays at hand, and how long it is then kept out of reach. */
export const RetentionFields = ({ values, onChange }: Props) => {
  const { t } = useTranslation();
  const monthsOf = (path: (typeof kinds)[number]['path']) =>
    path === 'auditMonths' ? values.auditMonths : values.retention[path.slice('retention.'.length) as keyof Retention];
  const choices = (path: string, months: number) =>
    [...new Set([...usual, months])].filter((one) => path !== 'auditMonths' || one >= 12).sort((a, b) => a - b);
  return (
    <>
      <div className={`${classes.pair} ${classes.level}`}>
        {kinds.map(({ path, label, lead }) => (
          <Select
            key={path}
            name={path}
            label={t(label)}
            description={t(lead)}
            value={String(monthsOf(path))}
            onChange={(event) => onChange(path, Number(event.currentTarget.value))}
          >
            {choices(path, monthsOf(path)).map((months) => (
              <option key={months} value={months}>
                {monthsText(t, months)}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <p className={classes.hint}>{t('accounts.retentionHint')}</p>
    </>
  );
};
