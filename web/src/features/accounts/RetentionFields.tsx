import type { Retention } from '@llave/contract/accounts';
import { useTranslation } from '../../i18n/translation.ts';
import { monthsText } from '../../ui/months-text.ts';
import { Select } from '../../ui/Select.tsx';
import classes from './fields.module.css';

type Props = { value: Retention; onChange: (path: string, months: number) => void };

const usual = [1, 3, 6, 12, 18, 24, 36, 48, 60, 72, 120];

const kinds = [
  { kind: 'pictures', label: 'accounts.retentionPictures', lead: 'accounts.retentionPicturesLead' },
  { kind: 'papers', label: 'accounts.retentionPapers', lead: 'accounts.retentionPapersLead' },
  { kind: 'reports', label: 'accounts.retentionReports', lead: 'accounts.retentionReportsLead' },
  { kind: 'blocked', label: 'accounts.retentionBlocked', lead: 'accounts.retentionBlockedLead' },
] as const;

/** How long each kind of data stays at hand, and how long it is then kept out of reach. */
export const RetentionFields = ({ value, onChange }: Props) => {
  const { t } = useTranslation();
  const choices = (months: number) => (usual.includes(months) ? usual : [...usual, months].sort((a, b) => a - b));
  return (
    <>
      <div className={`${classes.pair} ${classes.level}`}>
        {kinds.map(({ kind, label, lead }) => (
          <Select
            key={kind}
            name={`retention.${kind}`}
            label={t(label)}
            description={t(lead)}
            value={String(value[kind])}
            onChange={(event) => onChange(`retention.${kind}`, Number(event.currentTarget.value))}
          >
            {choices(value[kind]).map((months) => (
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
