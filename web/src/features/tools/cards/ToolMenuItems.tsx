import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { Menu } from '@mantine/core';
import { IconAlertTriangle, IconFileDescription, IconTruck, IconUserShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/translation.ts';
import { type MenuButton, PressedMenu } from '../../../ui/PressedMenu.tsx';
import classes from './ToolMenu.module.css';
import type { Asking } from './ToolMenu.tsx';

type Props = { tool: ToolCard; me: User; ask: (what: Asking, tool: ToolCard) => void; button: MenuButton };

/** What the menu of a card offers. */
export const ToolMenuItems = ({ tool, me, ask, button }: Props) => {
  const { t } = useTranslation();
  const usable = tool.isEnable && tool.status !== 'retired' && !tool.toolLoan;
  return (
    <PressedMenu button={button} width={240} classNames={classes}>
      <Menu.Item
        renderRoot={(props) => <Link {...props} to="/dashboard/tool/$toolId" params={{ toolId: tool.id }} />}
        leftSection={<IconFileDescription size={20} />}
      >
        {t('tools.menu.open')}
      </Menu.Item>
      {me.isAdmin && (usable || tool.assignedTo) && (
        <Menu.Item leftSection={<IconUserShare size={20} />} onClick={() => ask('assign', tool)}>
          {t('tools.menu.assign')}
        </Menu.Item>
      )}
      {me.isAdmin && usable && !tool.assignedTo && (
        <Menu.Item leftSection={<IconTruck size={20} />} onClick={() => ask('lend', tool)}>
          {t('tools.menu.lend')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconAlertTriangle size={20} />} onClick={() => ask('report', tool)}>
        {t('tools.menu.report')}
      </Menu.Item>
    </PressedMenu>
  );
};
