import type { Booking } from '@llave/contract/bookings';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';
import classes from './Papers.module.css';

const kinds = ['checkIn', 'return'] as const;

/** What the customer signed, as the papers that were mailed to them. */
export const Papers = ({ booking: { documents } }: { booking: Booking }) => {
  const { t } = useTranslation();
  const drawn = kinds.flatMap((kind) => (documents[kind] ? [{ kind, url: documents[kind] }] : []));
  if (drawn.length === 0) return null;

  return (
    <Panel title={t('bookings.papers.title')}>
      <div className={classes.papers}>
        {drawn.map(({ kind, url }) => (
          <a key={kind} href={url} target="_blank" rel="noreferrer">
            <IconFileText size={20} stroke={1.8} />
            {t(`bookings.papers.${kind}`)}
          </a>
        ))}
      </div>
    </Panel>
  );
};
