import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { useLater } from '../lib/later.ts';
import type { MenuButton } from '../ui/PressedMenu.tsx';
import type { Entry } from './entries.ts';
import { loadOverlays } from './load-overlays.ts';
import classes from './MainMenu.module.css';

/** The entries that found no place in the row. */
export const MoreMenu = ({ entries }: { entries: Entry[] }) => {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  const overlays = useLater(loadOverlays, pressed);
  const button: MenuButton = (more) => (
    <button type="button" className={classes.entry} aria-haspopup="menu" aria-expanded={false} {...more}>
      {t('shell.more')}
      <IconChevronDown size={18} />
    </button>
  );
  if (overlays) return <overlays.MoreMenuItems entries={entries} button={button} />;
  return button({ onClick: () => setPressed(true) });
};
