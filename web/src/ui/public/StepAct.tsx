import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useOnline } from '../../lib/calls/online.ts';
import { Button } from '../buttons/Button.tsx';
import { Notice } from '../states/Notice.tsx';
import classes from './StepAct.module.css';

type Props = {
  label: string;
  onClick?: () => void;
  /** The form that it sends, where there is one. */
  form?: string;
  busy?: boolean;
  failure?: unknown;
  /** What went wrong, where the step has words of its own for it. */
  problem?: string | undefined;
  /** What keeps it from being done, in words. */
  lack?: string | undefined;
  /** The way to the step before, where there is one. */
  onBack?: (() => void) | undefined;
};

/** The big button of a step, with what went wrong or what is still missing above it. */
export const StepAct = ({ label, onClick, form, busy = false, failure = null, problem, lack, onBack }: Props) => {
  const { t } = useTranslation();
  const online = useOnline();
  const wrong = problem ?? (failure !== null && failureText(t, failure, 'frame.step.failed'));
  return (
    <div className={classes.act}>
      {!online && <Notice kind="info">{t('frame.step.offline')}</Notice>}
      {online && wrong && <Notice kind="bad">{wrong}</Notice>}
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
          {...(form ? { type: 'submit', form } : { onClick })}
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
