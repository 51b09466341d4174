import { type ReactNode, useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { type TextKey, useTranslation } from '../../i18n/translation.ts';
import { Button } from '../buttons/Button.tsx';
import { Notice } from '../states/Notice.tsx';
import { notifySuccess } from '../toasts/notify.ts';
import classes from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  children: ReactNode;
  confirm: string;
  /** The way out, where «Cancelar» could mean the act itself. */
  dismiss?: string;
  danger?: boolean;
  failed: TextKey;
  /** Says why it failed where more is known than the error's code. */
  explain?: (error: unknown) => ReactNode;
  act: () => Promise<unknown>;
  /** Said once it is done, when the dialog goes. */
  done?: string;
  close: () => void;
};

/** Asks before something that cannot be taken back; what stands in its way is said here. */
export const ConfirmDialog = (props: Props) => {
  const { title, children, confirm, dismiss, danger = false, failed, explain, act, done, close } = props;
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
      if (done) {
        close();
        notifySuccess(done);
      }
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const reason = explain?.(failure) ?? failureText(t, failure, failed);
  return (
    <Dialog close={close} title={title}>
      <div className={classes.lead}>{children}</div>
      {failure !== null && (
        <Notice kind="bad">
          {t(failed)}
          {reason !== t(failed) && <div className={classes.reason}>{reason}</div>}
        </Notice>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={close} data-autofocus>
          {dismiss ?? t('forms.cancel')}
        </Button>
        <Button variant={danger ? 'danger' : 'filled'} loading={busy} onClick={() => void run()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
};
