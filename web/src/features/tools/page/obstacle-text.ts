import { AppError } from '@llave/contract/errors';
import type { Tool } from '@llave/contract/tools';
import type { Translate } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';

/** Who stands in the way of a tool's end, by name; nothing where the error's own words say it. */
export const obstacleText = (t: Translate, { holder }: Tool, error: unknown) => {
  if (!(error instanceof AppError)) return undefined;
  const details = error.details as { holder?: string; loan?: string } | undefined;
  if (error.code === 'toolHeld' && holder && holder.id === details?.holder)
    return t('tool.delete.heldBy', { name: fullName(holder) });
  if (error.code === 'toolLentOut' && details?.loan) return t('tool.delete.lentTo', { name: details.loan });
  return undefined;
};
