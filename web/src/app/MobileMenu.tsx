import type { User } from '@llave/contract/users';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { useLater } from '../lib/later.ts';
import { useKeyboardBack } from '../ui/use-keyboard-back.ts';
import { loadOverlays } from './load-overlays.ts';
import classes from './MobileMenu.module.css';

type Props = { user: User; changePassword: () => void };

export const MobileMenu = ({ user, changePassword }: Props) => {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  const [opened, setOpened] = useState(false);
  const overlays = useLater(loadOverlays, pressed);
  useKeyboardBack(opened);
  return (
    <>
      <button
        type="button"
        className={classes.target}
        aria-label={t('shell.menu')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => {
          setPressed(true);
          setOpened(true);
        }}
      >
        <IconMenu2 size={26} />
      </button>
      {overlays && (
        <overlays.MobileMenuDrawer
          user={user}
          changePassword={changePassword}
          opened={opened}
          close={() => setOpened(false)}
        />
      )}
    </>
  );
};
