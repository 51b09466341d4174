import { IconCheck, IconClockHour4 } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { minutesAndSeconds } from '../../lib/elapsed.ts';
import { Button } from '../../ui/Button.tsx';
import { hostOf } from '../../ui/host.ts';
import { StepFrame } from '../../ui/StepFrame.tsx';
import type { Done } from './draft.ts';
import classes from './Thanks.module.css';
import type { Reporting } from './use-report.ts';

type Props = { reporting: Reporting; done: Done };

/** The reference to name on the phone, and how long it took. */
export const Thanks = ({ reporting: { company, draft, again }, done: { reference, timeTaken } }: Props) => {
  const { t } = useTranslation();
  const { name, email } = draft.report;
  return (
    <StepFrame
      host={hostOf(company)}
      about={t('fieldReport.title')}
      step={2}
      part={3}
      parts={2}
      icon={<IconCheck size={40} stroke={2} data-good />}
      title={t('fieldReport.thanks.title', { name: name.split(' ')[0] ?? name })}
      lead={t('fieldReport.thanks.lead', { company: company.name, email })}
      powered
    >
      <div className={classes.reference}>
        <span>{t('fieldReport.thanks.reference')}</span>
        <strong>{reference}</strong>
      </div>
      <p className={classes.elapsed}>
        <IconClockHour4 size={20} stroke={1.8} />
        {t('fieldReport.thanks.elapsed', { time: t('frame.elapsed', minutesAndSeconds(timeTaken)) })}
      </p>
      <Button variant="default" onClick={again}>
        {t('fieldReport.thanks.again')}
      </Button>
    </StepFrame>
  );
};
