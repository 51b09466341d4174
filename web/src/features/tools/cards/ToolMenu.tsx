import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { Menu } from '@mantine/core';
import { IconAlertTriangle, IconDots, IconFileDescription, IconTruck, IconUserShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/translation.ts';
import classes from './ToolMenu.module.css';

/** What the menu asks more about. */
export type Asking = 'assign' | 'lend' | 'report';

type Props = { tool: ToolCard; me: User; ask: (what: Asking, tool: ToolCard) => void };

/** The rarer acts of a card. */
export const ToolMenu = ({ tool, me, ask }: Props) => {
  const { t } = useTranslation();
  const usable = tool.isEnable && tool.status !== 'retired' && !tool.toolLoan;
  return (
    <Menu
      position="bottom-end"
      width={240}
      radius="lg"
      shadow="md"
      classNames={classes}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={classes.target} aria-label={t('tools.more', { tool: tool.name })}>
          <IconDots size={22} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
};
