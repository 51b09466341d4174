import { Button } from '@mantine/core';
import { failureText } from '../i18n/failure-text.ts';
import { useTranslation } from '../i18n/translation.ts';
import { useOnline } from '../lib/online.ts';
import { Notice } from './Notice.tsx';
import classes from './StepAct.module.css';

type Props = {
  label: string;
  onClick: () => void;
  busy?: boolean;
  failure?: unknown;
  /** What keeps it from being done, in words. */
  lack?: string | undefined;
  /** The way to the step before, where there is one. */
  onBack?: (() => void) | undefined;
};

/** The big button of a step, with what went wrong or what is still missing above it. */
export const StepAct = ({ label, onClick, busy = false, failure = null, lack, onBack }: Props) => {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div className={classes.act}>
      {!online && <Notice kind="info">{t('frame.step.offline')}</Notice>}
      {online && failure !== null && <Notice kind="bad">{failureText(t, failure, 'frame.step.failed')}</Notice>}
      <p id="lack" className={classes.lack} aria-live="polite">
        {lack}
      </p>
      <div className={classes.buttons}>
        {onBack && (
          <Button className={classes.button} variant="light" onClick={onBack} disabled={busy}>
            {t('frame.step.back')}
          </Button>
        )}
        <Button
          className={classes.button}
          onClick={onClick}
          loading={busy}
          disabled={lack !== undefined}
          aria-describedby={lack && 'lack'}
          fullWidth
        >
          {label}
        </Button>
      </div>
    </div>
  );
};
