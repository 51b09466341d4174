import type { Tool } from '@llave/contract/tools';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { bringAhead } from '../../../lib/bring.ts';
import { useLater } from '../../../lib/later.ts';
import { Button } from '../../../ui/Button.tsx';
import type { MenuButton } from '../../../ui/PressedMenu.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { RetireDialog } from './RetireDialog.tsx';
import type { Removal } from './use-removal.ts';

/** What the menu asks before it is done. */
export type Asked = 'block' | 'retire' | 'delete';

type Props = { tool: Tool; removal: Removal };

const loadItems = () => import('./ToolActionItems.tsx').then(({ ToolActionItems }) => ToolActionItems);

/** What ends or pauses a tool; a retired one can only be deleted. */
export const ToolActions = ({ tool, removal }: Props) => {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const Items = useLater(loadItems, pressed);
  useEffect(() => void bringAhead(loadItems), []);
  const close = () => setAsked(null);
  const button: MenuButton = (more) => (
    <Button
      variant="default"
      rightSection={<IconChevronDown size={20} />}
      aria-haspopup="menu"
      aria-expanded={false}
      {...more}
    >
      {t('tool.actions.open')}
    </Button>
  );
  return (
    <>
      {Items ? <Items tool={tool} ask={setAsked} button={button} /> : button({ onClick: () => setPressed(true) })}
      {asked === 'block' && <BlockDialog tool={tool} close={close} />}
      {asked === 'retire' && <RetireDialog tool={tool} close={close} />}
      {asked === 'delete' && <DeleteDialog tool={tool} removal={removal} close={close} />}
    </>
  );
};
