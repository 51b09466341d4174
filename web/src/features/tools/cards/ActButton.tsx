import type { ToolCard } from '@llave/contract/tools';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button, type ButtonLook } from '../../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import type { Act } from '../acts.ts';
import type { Doing, Press } from './use-tool-act.ts';

type Props = {
  act: Exclude<Act, 'answer'>;
  tool: ToolCard;
  /** Beside an act that makes more sense. */
  second?: boolean;
  doing: Doing | null;
  press: Press;
};

const looks = {
  take: 'filled',
  giveBack: 'accent',
  ask: 'light',
  cancel: 'default',
  loanBack: 'light',
  incident: 'default',
  open: 'default',
} as const satisfies Record<Props['act'], ButtonLook['variant']>;

/** One act on one tool: a button for what is done at once, a link for what has a page. */
export const ActButton = ({ act, tool, second = false, doing, press }: Props) => {
  const { t } = useTranslation();
  const variant = second ? (act === 'incident' ? 'default' : 'light') : looks[act];
  const words = { children: t(`tools.acts.${act}`), 'aria-label': t(`tools.actsOf.${act}`, { tool: tool.name }) };
  if (act === 'open')
    return <ButtonLink to="/dashboard/tool/$toolId" params={{ toolId: tool.id }} variant={variant} {...words} />;
  if (act === 'incident')
    return (
      <ButtonLink
        to="/dashboard/incident/$incidentId"
        params={{ incidentId: tool.incident?.id ?? '' }}
        variant={variant}
        {...words}
      />
    );
  return <Button variant={variant} {...words} loading={doing === act} onClick={press(act)} />;
};
