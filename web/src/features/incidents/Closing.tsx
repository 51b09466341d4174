import type { Incident } from '@llave/contract/incidents';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/dates.ts';
import { fullName } from '../../lib/full-name.ts';
import { Panel } from '../../ui/Panel.tsx';
import classes from './Closing.module.css';

/** How it ended, in the words of who closed it. */
export const Closing = ({ incident: { closer, closedDate, closingNote, repaired } }: { incident: Incident }) => {
  const { t, language } = useTranslation();
  const date = closedDate ? dayAndTime(closedDate, language) : '';
  return (
    <Panel title={t('incidents.closing.title')}>
      <p className={classes.note}>{closingNote}</p>
      <p className={classes.outcome} data-repaired={repaired || undefined}>
        {repaired ? <IconCircleCheck size={22} /> : <IconCircleX size={22} />}
        {t(repaired ? 'incidents.closing.repaired' : 'incidents.closing.notRepaired')}
      </p>
      <p className={classes.by}>
        {closer ? t('incidents.closing.by', { name: fullName(closer), date }) : t('incidents.closing.at', { date })}
      </p>
    </Panel>
  );
};
