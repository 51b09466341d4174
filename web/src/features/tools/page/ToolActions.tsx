import '../../../ui/overlays.css';
import type { Tool } from '@llave/contract/tools';
import { Button, Menu } from '@mantine/core';
import { IconArchive, IconChevronDown, IconLock, IconLockOpen, IconQrcode, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { RetireDialog } from './RetireDialog.tsx';
import classes from './ToolActions.module.css';
import type { Removal } from './use-removal.ts';

type Props = { tool: Tool; removal: Removal };

/** What ends or pauses a tool; a retired one can only be deleted. */
export const ToolActions = ({ tool, removal }: Props) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'block' | 'retire' | 'delete' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Menu position="bottom-end" width={250} radius="lg" shadow="md" classNames={classes} withinPortal={false}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={20} />}>
            {t('tool.actions.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
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
                onClick={() => setAsked('block')}
              >
                {t(tool.isEnable ? 'tool.actions.block' : 'tool.actions.unblock')}
              </Menu.Item>
              <Menu.Item leftSection={<IconArchive size={20} />} onClick={() => setAsked('retire')}>
                {t('tool.actions.retire')}
              </Menu.Item>
            </>
          )}
          <Menu.Item
            className={classes.danger}
            leftSection={<IconTrash size={20} />}
            onClick={() => setAsked('delete')}
          >
            {t('tool.actions.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked === 'block' && <BlockDialog tool={tool} close={close} />}
      {asked === 'retire' && <RetireDialog tool={tool} close={close} />}
      {asked === 'delete' && <DeleteDialog tool={tool} removal={removal} close={close} />}
    </>
  );
};
