import type { User } from '@llave/contract/users';
import { useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { fullName } from '../lib/full-name.ts';
import { useLater } from '../lib/later.ts';
import { Initials } from '../ui/Initials.tsx';
import type { MenuButton } from '../ui/PressedMenu.tsx';
import unseen from '../ui/unseen.module.css';
import { loadOverlays } from './load-overlays.ts';
import classes from './UserMenu.module.css';

type Props = { user: User; changePassword: () => void };

export const UserMenu = ({ user, changePassword }: Props) => {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  const overlays = useLater(loadOverlays, pressed);
  const button: MenuButton = (more) => (
    <button type="button" className={classes.target} aria-haspopup="menu" aria-expanded={false} {...more}>
      <Initials user={user} />
      <span className={unseen.unseen}>{t('shell.userMenu', { name: fullName(user) })}</span>
    </button>
  );
  if (overlays) return <overlays.UserMenuItems user={user} changePassword={changePassword} button={button} />;
  return button({ onClick: () => setPressed(true) });
};
