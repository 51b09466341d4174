import { Button } from '@mantine/core';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useOnline } from '../../lib/online.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './StepAct.module.css';

type Props = {
  label: string;
  onClick: () => void;
  busy?: boolean;
  failure?: unknown;
  /** What keeps it from being done, in words. */
  lack?: string | undefined;
};

/** The big button of a step, with what went wrong or what is still missing above it. */
export const StepAct = ({ label, onClick, busy = false, failure = null, lack }: Props) => {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div className={classes.act}>
      {!online && <Notice kind="info">{t('customers.offline')}</Notice>}
      {online && failure !== null && <Notice kind="bad">{failureText(t, failure, 'customers.failed')}</Notice>}
      <p id="lack" className={classes.lack} aria-live="polite">
        {lack}
      </p>
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
  );
};
