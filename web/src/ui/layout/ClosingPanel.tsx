import { useTranslation } from '../../i18n/translation.ts';
import { fullName, type NamedPerson } from '../../lib/text/full-name.ts';
import { dayAndTime } from '../../lib/time/dates.ts';
import classes from './ClosingPanel.module.css';
import { Panel } from './Panel.tsx';

type Props = { closing: { closedDate: string | null; closer: NamedPerson | null; closingNote: string | null } };

/** How it ended, in the words of who closed it; nothing while it is open. */
export const ClosingPanel = ({ closing: { closedDate, closer, closingNote } }: Props) => {
  const { t, language } = useTranslation();
  if (!closedDate) return null;

  const date = dayAndTime(closedDate, language);
  return (
    <Panel title={t('closing.title')}>
      {closingNote && <p className={classes.note}>{closingNote}</p>}
      <p className={classes.by}>
        {closer ? t('closing.by', { name: fullName(closer), date }) : t('closing.at', { date })}
      </p>
    </Panel>
  );
};
