import { allows } from '@llave/contract/access';
import type { User } from '@llave/contract/users';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../i18n/translation.ts';
import { entries } from './entries.ts';
import classes from './MainMenu.module.css';
import menu from './UserMenu.module.css';
import { useFitting } from './use-fitting.ts';

/** The entries that fit in a row, and the rest under one more. */
export const MainMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const open = entries.filter((entry) => allows(entry.access, user));
  const { row, fitting } = useFitting<HTMLElement>(open.length);
  const rest = open.slice(fitting);
  return (
    <nav className={classes.nav} aria-label={t('shell.main')} ref={row}>
      {open.map((entry, index) => (
        <Link
          key={entry.to}
          to={entry.to}
          activeOptions={{ exact: entry.exact ?? false }}
          className={classes.entry}
          data-beyond={index >= fitting || undefined}
        >
          {t(entry.label)}
        </Link>
      ))}
      {rest.length > 0 && (
        <Menu
          position="bottom-end"
          width={220}
          radius="lg"
          shadow="md"
          classNames={{ dropdown: menu.dropdown, item: menu.item }}
          withInitialFocusPlaceholder={false}
        >
          <Menu.Target>
            <UnstyledButton className={classes.entry}>
              {t('shell.more')}
              <IconChevronDown size={18} />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((entry) => (
              <Menu.Item key={entry.to} component={Link} to={entry.to}>
                {t(entry.label)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </nav>
  );
};
