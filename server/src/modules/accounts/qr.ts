import type { drawPageQr } from '@llave/contract/accounts';
import { drawQr } from '../../adapters/qr.ts';
import type { Act } from '../../http/route.ts';

/** The way to a public page for a poster at reception. */
export const drawPage: Act<typeof drawPageQr> = async ({ config, accountId }, { params }) => ({
  qr: (await drawQr(`${config.publicUrl}/${params.page}/${accountId}`)).toString('base64'),
});
