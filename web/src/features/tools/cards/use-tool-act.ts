import type { ToolCard } from '@llave/contract/tools';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { announce } from '../../../ui/announce.tsx';
import { complain } from '../../../ui/complain.tsx';
import { askFor, assign, dropRequest, giveBack, pickUp, takeLoanBack } from '../api.ts';
import { refusalText } from './refusal.ts';

export type Doing = 'take' | 'giveBack' | 'ask' | 'cancel' | 'loanBack' | 'yes' | 'no';

const doings: Record<Doing, (tool: ToolCard, myId: string) => Promise<unknown>> = {
  take: pickUp,
  giveBack,
  ask: askFor,
  cancel: dropRequest,
  loanBack: takeLoanBack,
  yes: (tool) => assign(tool, tool.requestedBy ?? ''),
  no: dropRequest,
};

/** So long after an act a second click still belongs to the first, though the button has changed its meaning. */
const doubleClick = 500;

/** Does one thing at a time with a tool, says that it is done or why not, and answers whether it is. */
export const useToolAct = (tool: ToolCard, myId: string) => {
  const { t } = useTranslation();
  const [doing, setDoing] = useState<Doing | null>(null);
  const resting = useRef(false);

  const run = async (what: Doing) => {
    if (resting.current) return false;
    resting.current = true;
    setDoing(what);
    try {
      await doings[what](tool, myId);
      announce(t, t(`tools.done.${what}`, { tool: tool.name }));
      return true;
    } catch (error) {
      complain(t, await refusalText(t, error, tool.id));
      return false;
    } finally {
      setDoing(null);
      setTimeout(() => {
        resting.current = false;
      }, doubleClick);
    }
  };

  return { doing, run };
};
