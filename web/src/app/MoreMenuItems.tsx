import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../i18n/translation.ts';
import { type MenuButton, PressedMenu } from '../ui/PressedMenu.tsx';
import type { Entry } from './entries.ts';
import menu from './UserMenu.module.css';

export const MoreMenuItems = ({ entries, button }: { entries: Entry[]; button: MenuButton }) => {
  const { t } = useTranslation();
  return (
    <PressedMenu button={button} width={220} classNames={{ dropdown: menu.dropdown, item: menu.item }}>
      {entries.map((entry) => (
        <Menu.Item key={entry.to} component={Link} to={entry.to}>
          {t(entry.label)}
        </Menu.Item>
      ))}
    </PressedMenu>
  );
};
