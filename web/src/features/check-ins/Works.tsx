import type { CheckIn } from '@llave/contract/check-ins';
import { IconFileInvoice, IconTool } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { Panel } from '../../ui/Panel.tsx';
import classes from './Works.module.css';

/** What is to be done, and whether it may begin without an estimate. */
export const Works = ({ checkIn: { worksToDo, option } }: { checkIn: CheckIn }) => {
  const { t } = useTranslation();
  const choice = option === 1 ? 'asked' : 'waived';
  return (
    <Panel title={t('checkIns.works')}>
      <p className={classes.works}>{worksToDo}</p>
      <div className={classes.option} data-choice={choice}>
        {choice === 'asked' ? <IconFileInvoice size={26} stroke={1.7} /> : <IconTool size={26} stroke={1.7} />}
        <div>
          <p>{t(`checkIns.option.${choice}`)}</p>
          <p>{t(`checkIns.option.${choice}Lead`)}</p>
        </div>
      </div>
    </Panel>
  );
};
