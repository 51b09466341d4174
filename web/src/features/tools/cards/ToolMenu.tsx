import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { IconAlertTriangle, IconDots, IconFileDescription, IconTruck, IconUserShare } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Menu, MenuItem, MenuLink } from '../../../ui/overlays/Menu.tsx';
import type { Asking } from '../dialogs/ToolDialog.tsx';
import classes from './ToolMenu.module.css';

type Props = { tool: ToolCard; me: User; ask: (what: Asking, tool: ToolCard) => void };

/** The rarer acts of a card. */
export const ToolMenu = ({ tool, me, ask }: Props) => {
  const { t } = useTranslation();
  const usable = tool.isEnable && tool.status !== 'retired' && !tool.toolLoan;
  return (
    <Menu
      id={`menu-${tool.id}`}
      button={(props) => (
        <button type="button" className={classes.target} aria-label={t('tools.more', { tool: tool.name })} {...props}>
          <IconDots size={22} />
        </button>
      )}
    >
      <MenuLink to="/dashboard/tool/$toolId" params={{ toolId: tool.id }} icon={<IconFileDescription size={20} />}>
        {t('tools.menu.open')}
      </MenuLink>
      {me.isAdmin && (usable || tool.assignedTo) && (
        <MenuItem icon={<IconUserShare size={20} />} onClick={() => ask('assign', tool)}>
          {t('tools.menu.assign')}
        </MenuItem>
      )}
      {me.isAdmin && usable && !tool.assignedTo && (
        <MenuItem icon={<IconTruck size={20} />} onClick={() => ask('lend', tool)}>
          {t('tools.menu.lend')}
        </MenuItem>
      )}
      <MenuItem icon={<IconAlertTriangle size={20} />} onClick={() => ask('report', tool)}>
        {t('tools.menu.report')}
      </MenuItem>
    </Menu>
  );
};
