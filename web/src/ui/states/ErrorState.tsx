import type { TextKey } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../buttons/Button.tsx';
import classes from './ErrorState.module.css';
import { FailureNotice } from './FailureNotice.tsx';

type Props = { error: unknown; fallback: TextKey; retry: () => unknown };

/** Where something should be that could not be read: why, and another try. */
export const ErrorState = ({ error, fallback, retry }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={classes.state}>
      <FailureNotice error={error} fallback={fallback} />
      <Button variant="default" onClick={() => void retry()}>
        {t('frame.retry')}
      </Button>
    </div>
  );
};
