import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { Button, type ButtonLook } from '../../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { type Act, actsOf } from '../acts.ts';
import { Answers } from './Answers.tsx';
import classes from './ToolActs.module.css';
import { type Doing, type Press, useToolAct } from './use-tool-act.ts';

type Props = {
  tool: ToolCard;
  me: User;
  /** Only the act that makes the most sense, where there is room for one. */
  single?: boolean;
};

/** What can be done with the tool now; the keyboard stays here while one act gives way to the next. */
export const ToolActs = ({ tool, me, single = false }: Props) => {
  const { doing, press } = useToolAct(tool, me.id);
  const place = useRef<HTMLDivElement>(null);
  const done = useRef(false);
  useEffect(() => {
    if (done.current && !doing && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    done.current = doing !== null;
  }, [doing]);

  const acts = actsOf(tool, me);
  const buttons = acts.filter((act) => act !== 'answer').slice(0, single ? 1 : undefined);
  return (
    <div className={classes.acts} ref={place}>
      {acts[0] === 'answer' && !single && <AnswerPrompt tool={tool} doing={doing} press={press} />}
      {buttons.map((act, index) => (
        <ActButton
          key={index === 0 ? 'first' : 'second'}
          act={act}
          tool={tool}
          second={index > 0}
          doing={doing}
          press={press}
        />
      ))}
    </div>
  );
};

type AnswerPromptProps = { tool: ToolCard; doing: Doing | null; press: Press };

/** Somebody asks for the tool that one has: yes or no, on its own card. */
const AnswerPrompt = ({ tool, doing, press }: AnswerPromptProps) => {
  const { t } = useTranslation();
  const name = tool.requester ? fullName(tool.requester) : '';
  return (
    <div className={classes.prompt}>
      <p>{t('tools.asks', { name })}</p>
      <Answers tool={tool} doing={doing} press={press} className={classes.answers} />
    </div>
  );
};

type ActButtonProps = {
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
} as const satisfies Record<ActButtonProps['act'], ButtonLook['variant']>;

/** One act on one tool: a button for what is done at once, a link for what has a page. */
const ActButton = ({ act, tool, second = false, doing, press }: ActButtonProps) => {
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
