import { IconBuildingStore } from '@tabler/icons-react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PublicSkeleton } from '../../ui/public/PublicSkeleton.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import classes from './KeyPlace.module.css';
import type { useKeyPlace } from './use-key-place.ts';

/** The number of the locker, to be read from afar. */
export const KeyPlace = ({ locker, isDesk, error, reread }: ReturnType<typeof useKeyPlace>) => {
  const { t } = useTranslation();
  if (locker)
    return (
      <p className={classes.place}>
        <span>{t('customers.locker')}</span>
        <strong>{locker.identifierValue}</strong>
      </p>
    );
  if (isDesk)
    return (
      <div className={classes.place} aria-hidden="true">
        <IconBuildingStore size={64} stroke={1.4} />
      </div>
    );
  if (!error) return <PublicSkeleton />;
  return (
    <>
      <Notice kind="bad">{failureText(t, error, 'frame.step.failed')}</Notice>
      <Button variant="default" onClick={() => void reread()}>
        {t('frame.retry')}
      </Button>
    </>
  );
};
