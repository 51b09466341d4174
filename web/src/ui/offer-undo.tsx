import './overlays.css';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import type { Translate } from '../i18n/translation.ts';
import classes from './offer-undo.module.css';

type Undo = { label: string; act: () => void };

/** Says what was done, and takes it back for who did not mean it. */
export const offerUndo = (t: Translate, message: string, { label, act }: Undo) => {
  const id = notifications.show({
    message: (
      <span className={classes.row}>
        <span>{message}</span>
        <Button
          variant="light"
          onClick={() => {
            notifications.hide(id);
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
