import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { currentSession } from '../../lib/session/session.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import classes from './LeaveGuard.module.css';

/** Asks before a page with unsaved changes is left; a session that has ended is not held back. */
export const LeaveGuard = ({ unsaved }: { unsaved: boolean }) => {
  const { t } = useTranslation();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsaved && currentSession() !== null,
    enableBeforeUnload: () => unsaved && currentSession() !== null,
    withResolver: true,
  });
  return (
    <Dialog opened={status === 'blocked'} close={() => reset?.()} title={t('forms.leave.title')}>
      <p className={classes.lead}>{t('forms.leave.lead')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => proceed?.()}>
          {t('forms.leave.leave')}
        </Button>
        <Button onClick={() => reset?.()} data-autofocus>
          {t('forms.leave.stay')}
        </Button>
      </div>
    </Dialog>
  );
};
