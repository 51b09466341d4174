import type { drawPageQr } from '@llave/contract/accounts';
import { AppError } from '@llave/contract/errors';
import { drawQr } from '../../adapters/qr.ts';
import { drawingBudgets } from '../../http/limits/drawing.ts';
import type { Act, Before } from '../../http/route.ts';

/** The way to a public page for a poster at reception. */
export const drawPoster: Before<typeof drawPageQr, string> = async ({ config, spend }, { params }, { me }) => {
  if (!me) throw new AppError('forbidden');
  await spend(drawingBudgets(me));
  const drawn = await drawQr(`${config.publicUrl}/${params.page}/${me.accountId}`, { of: me.accountId });
  return drawn.toString('base64');
};

export const drawPage: Act<typeof drawPageQr, string> = async (_, __, qr) => ({ qr });
