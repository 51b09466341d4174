import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { useLater } from '../../../lib/later.ts';
import type { MenuButton } from '../../../ui/PressedMenu.tsx';
import { loadOverlays } from '../load-overlays.ts';
import classes from './ToolMenu.module.css';

/** What the menu asks more about. */
export type Asking = 'assign' | 'lend' | 'report';

type Props = { tool: ToolCard; me: User; ask: (what: Asking, tool: ToolCard) => void };

/** The rarer acts of a card, which come with the first press. */
export const ToolMenu = (props: Props) => {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  const overlays = useLater(loadOverlays, pressed);
  const button: MenuButton = (more) => (
    <button
      type="button"
      className={classes.target}
      aria-label={t('tools.more', { tool: props.tool.name })}
      aria-haspopup="menu"
      aria-expanded={false}
      {...more}
    >
      <IconDots size={22} />
    </button>
  );
  if (overlays) return <overlays.ToolMenuItems {...props} button={button} />;
  return button({ onClick: () => setPressed(true) });
};
