import type { Tool } from '@llave/contract/tools';
import { Menu } from '@mantine/core';
import { IconArchive, IconLock, IconLockOpen, IconQrcode, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/translation.ts';
import { type MenuButton, PressedMenu } from '../../../ui/PressedMenu.tsx';
import classes from './ToolActions.module.css';
import type { Asked } from './ToolActions.tsx';

type Props = { tool: Tool; ask: (what: Asked) => void; button: MenuButton };

/** What the menu of a tool's page offers. */
export const ToolActionItems = ({ tool, ask, button }: Props) => {
  const { t } = useTranslation();
  return (
    <PressedMenu button={button} width={250} classNames={classes} withinPortal={false}>
      {tool.status !== 'retired' && (
        <>
          <Menu.Item
            renderRoot={(props) => <Link {...props} to="/dashboard/labels" search={{ tools: tool.id }} />}
            leftSection={<IconQrcode size={20} />}
          >
            {t('tool.actions.label')}
          </Menu.Item>
          <Menu.Item
            leftSection={tool.isEnable ? <IconLock size={20} /> : <IconLockOpen size={20} />}
            onClick={() => ask('block')}
          >
            {t(tool.isEnable ? 'tool.actions.block' : 'tool.actions.unblock')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArchive size={20} />} onClick={() => ask('retire')}>
            {t('tool.actions.retire')}
          </Menu.Item>
        </>
      )}
      <Menu.Item className={classes.danger} leftSection={<IconTrash size={20} />} onClick={() => ask('delete')}>
        {t('tool.actions.delete')}
      </Menu.Item>
    </PressedMenu>
  );
};
