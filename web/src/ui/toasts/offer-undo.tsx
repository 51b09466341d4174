import { Button } from '../buttons/Button.tsx';
import classes from './offer-undo.module.css';
import { hideToast, showToast } from './toast-store.ts';

type Undo = { label: string; act: () => void };

/** Says what was done, and takes it back for who did not mean it. */
export const offerUndo = (message: string, { label, act }: Undo) => {
  const undo = () => {
    hideToast(id);
    act();
  };
  const id = showToast({
    kind: 'good',
    message: (
      <span className={classes.row}>
        <span>{message}</span>
        <Button variant="light" onClick={undo}>
          {label}
        </Button>
      </span>
    ),
    milliseconds: 10_000,
  });
};
