import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayText, today } from '../../lib/time/days.ts';
import classes from './BlockedNotice.module.css';

type Props = { what: 'data' | 'pictures'; since: string };

/** Stands where somebody's data was: its time is over, and nobody here can have it back. */
export const BlockedNotice = ({ what, since }: Props) => {
  const { t, language } = useTranslation();
  const date = dayText(today(new Date(since)), language);
  return (
    <section className={classes.notice} aria-label={t(`retention.${what}.title`)}>
      <IconLock size={26} stroke={1.7} />
      <div>
        <p>{t(`retention.${what}.title`)}</p>
        <p>{t(`retention.${what}.lead`, { date })}</p>
      </div>
    </section>
  );
};
