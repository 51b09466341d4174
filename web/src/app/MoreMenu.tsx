import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../i18n/translation.ts';
import { Menu, MenuLink } from '../ui/Menu.tsx';
import type { Entry } from './entries.ts';
import classes from './MainMenu.module.css';

/** The entries that found no place in the row. */
export const MoreMenu = ({ entries }: { entries: Entry[] }) => {
  const { t } = useTranslation();
  return (
    <Menu
      id="more-menu"
      button={(props) => (
        <button type="button" className={classes.entry} {...props}>
          {t('shell.more')}
          <IconChevronDown size={18} />
        </button>
      )}
    >
      {entries.map((entry) => (
        <MenuLink key={entry.to} to={entry.to}>
          {t(entry.label)}
        </MenuLink>
      ))}
    </Menu>
  );
};
