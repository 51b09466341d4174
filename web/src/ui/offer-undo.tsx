import { IconCheck } from '@tabler/icons-react';
import type { Translate } from '../i18n/translation.ts';
import { Button } from './Button.tsx';
import classes from './offer-undo.module.css';
import { hush, tell } from './tell.ts';

type Undo = { label: string; act: () => void };

/** Says what was done, and takes it back for who did not mean it. */
export const offerUndo = (t: Translate, message: string, { label, act }: Undo) => {
  const id = crypto.randomUUID();
  void tell({
    id,
    message: (
      <span className={classes.row}>
        <span>{message}</span>
        <Button
          variant="light"
          onClick={() => {
            void hush(id);
            act();
          }}
        >
          {label}
        </Button>
      </span>
    ),
    color: 'teal.9',
    icon: <IconCheck size={20} />,
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': t('shell.close') },
  });
};
