import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../buttons/Button.tsx';
import classes from './dialog-form.module.css';

type Props = {
  close: () => void;
  submit: string;
  busy: boolean;
  disabled?: boolean;
  danger?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

/** The ends of a form in a dialog: away from it, or send it. */
export const DialogActions = (props: Props) => {
  const { close, submit, busy, disabled = false, danger = false, className = classes.actions, children } = props;
  const { t } = useTranslation();
  return (
    <div className={className}>
      {children}
      <Button variant="default" onClick={close}>
        {t('forms.cancel')}
      </Button>
      <Button type="submit" variant={danger ? 'danger' : 'filled'} loading={busy} disabled={disabled}>
        {submit}
      </Button>
    </div>
  );
};
