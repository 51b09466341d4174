import type { AuditEntry } from '@llave/contract/audit';
import { type AuditKind, auditActs } from '@llave/contract/audited';
import {
  IconDatabase,
  IconFile,
  IconKey,
  IconLogin2,
  IconQrcode,
  IconSettings,
  IconShieldLock,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { fullDayAndTime } from '../../lib/madrid.ts';
import classes from './AuditRow.module.css';
import { entryText, fieldText, valueText } from './entry-words.ts';

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
export const AuditRow = memo(({ entry }: { entry: AuditEntry }) => {
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
