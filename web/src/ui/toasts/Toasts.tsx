import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseButton } from '../buttons/CloseButton.tsx';
import { useTopModal } from '../overlays/Modal.tsx';
import classes from './Toasts.module.css';
import { hideToast, type Toast, useToasts } from './toast-store.ts';

/** What was done or went wrong, at the lower edge of the screen. */
export const Toasts = () => {
  const toasts = useToasts();
  const modal = useTopModal();
  return createPortal(
    <div className={classes.toasts}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>,
    modal ?? document.body,
  );
};

/** Goes away by itself, but not under the mouse or while the keyboard is in it. */
const ToastCard = ({ toast: { id, kind, message, milliseconds } }: { toast: Toast }) => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timeout = setTimeout(hideToast, milliseconds, id);
    return () => clearTimeout(timeout);
  }, [held, milliseconds, id]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const children = (
    <>
      <span className={classes.icon} data-kind={kind}>
        {kind === 'good' ? <IconCheck size={20} /> : <IconAlertTriangle size={20} />}
      </span>
      <div className={classes.message}>{message}</div>
      <CloseButton close={() => hideToast(id)} size={20} />
    </>
  );
  const props = {
    className: classes.toast,
    children,
    onMouseEnter: hold,
    onMouseLeave: release,
    onFocus: hold,
    onBlur: release,
  };
  return kind === 'good' ? <output {...props} /> : <div role="alert" {...props} />;
};
