import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { useEffect, useRef } from 'react';
import { actsOf } from '../acts.ts';
import { ActButton } from './ActButton.tsx';
import { AnswerPrompt } from './AnswerPrompt.tsx';
import classes from './ToolActs.module.css';
import { useToolAct } from './use-tool-act.ts';

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
