import type { Tool } from '@llave/contract/tools';
import { IconArchive, IconChevronDown, IconLock, IconLockOpen, IconQrcode, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/overlays/Menu.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { RetireDialog } from './RetireDialog.tsx';
import type { Removal } from './use-removal.ts';

type Props = { tool: Tool; removal: Removal };

/** What ends or pauses a tool; a retired one can only be deleted. */
export const ToolActions = ({ tool, removal }: Props) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'block' | 'retire' | 'delete' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Menu
        id="tool-actions"
        button={(props) => (
          <Button variant="default" rightSection={<IconChevronDown size={20} />} {...props}>
            {t('tool.actions.open')}
          </Button>
        )}
      >
        {tool.status !== 'retired' && (
          <>
            <MenuLink to="/dashboard/labels" search={{ tools: tool.id }} icon={<IconQrcode size={20} />}>
              {t('tool.actions.label')}
            </MenuLink>
            <MenuItem
              icon={tool.isEnable ? <IconLock size={20} /> : <IconLockOpen size={20} />}
              onClick={() => setAsked('block')}
            >
              {t(tool.isEnable ? 'tool.actions.block' : 'tool.actions.unblock')}
            </MenuItem>
            <MenuItem icon={<IconArchive size={20} />} onClick={() => setAsked('retire')}>
              {t('tool.actions.retire')}
            </MenuItem>
          </>
        )}
        <MenuItem danger icon={<IconTrash size={20} />} onClick={() => setAsked('delete')}>
          {t('tool.actions.delete')}
        </MenuItem>
      </Menu>
      {asked === 'block' && <BlockDialog tool={tool} close={close} />}
      {asked === 'retire' && <RetireDialog tool={tool} close={close} />}
      {asked === 'delete' && <DeleteDialog tool={tool} removal={removal} close={close} />}
    </>
  );
};
