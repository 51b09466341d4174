import { AppError } from '@llave/contract/errors';
import type { Tool } from '@llave/contract/tools';
import { failureText } from '../../../i18n/failure-text.ts';
import type { TextKey, Translate } from '../../../i18n/translation.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { readAgain } from '../api.ts';

/** Why an act on a tool was refused, naming who was quicker; the tool is read again, so that its card is right. */
export const refusalText = async (
  t: Translate,
  error: unknown,
  toolId: string,
  fallback: TextKey = 'tools.actFailed',
) => {
  if (!(error instanceof AppError) || (error.status !== 409 && error.status !== 404))
    return failureText(t, error, fallback);
  const tool = await readAgain(toolId).catch(() => undefined);
  if (tool === null) return t('tools.noLongerHere');
  return (tool && quickerText(t, error, tool)) || failureText(t, error, fallback);
};

const quickerText = (t: Translate, { code }: AppError, { holder, requester, toolLoan }: Tool) => {
  if (code === 'toolHeld' && holder?.id === currentSession()?.user.id) return t('tools.heldByYou');
  if (code === 'toolHeld' && holder) return t('tools.heldBy', { name: fullName(holder) });
  if (code === 'toolRequested' && requester) return t('tools.requestedBy', { name: fullName(requester) });
  if (code === 'toolLentOut' && toolLoan) return t('tools.lentTo', { name: toolLoan.name });
  return undefined;
};
