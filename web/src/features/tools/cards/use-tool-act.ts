import type { ToolCard } from '@llave/contract/tools';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { notifyError, notifySuccess } from '../../../ui/toasts/notify.ts';
import { askFor, assign, dropRequest, giveBack, pickUp, takeLoanBack } from '../api.ts';
import { refusalText } from './refusal.ts';

export type Doing = 'take' | 'giveBack' | 'ask' | 'cancel' | 'loanBack' | 'yes' | 'no';

/** What a click on a button does. */
export type Press = (what: Doing) => (click: { detail: number }) => void;

const doings: Record<Doing, (tool: ToolCard, myId: string) => Promise<unknown>> = {
  take: pickUp,
  giveBack,
  ask: askFor,
  cancel: dropRequest,
  loanBack: takeLoanBack,
  yes: (tool) => assign(tool, tool.requestedBy ?? ''),
  no: dropRequest,
};

/** Does one thing at a time with a tool, says that it is done or why not, and answers whether it is. */
export const useToolAct = (tool: ToolCard, myId: string) => {
  const { t } = useTranslation();
  const [doing, setDoing] = useState<Doing | null>(null);
  const busy = useRef(false);

  const run = async (what: Doing) => {
    if (busy.current) return false;
    busy.current = true;
    setDoing(what);
    try {
      await doings[what](tool, myId);
      notifySuccess(t(`tools.done.${what}`, { tool: tool.name }));
      return true;
    } catch (error) {
      notifyError(await refusalText(t, error, tool.id));
      return false;
    } finally {
      busy.current = false;
      setDoing(null);
    }
  };

  /** The second click of a double click comes when the button already means something else, so it does nothing. */
  const press: Press = (what) => (click) => {
    if (click.detail < 2) void run(what);
  };

  return { doing, run, press };
};
