import type { VisitorScope } from '../../http/scope.ts';
import { downloadUrl } from './addresses.ts';

/** An image with the address to look at it. */
export const shownImage = (
  { config, accountId, now }: Pick<VisitorScope, 'config' | 'accountId' | 'now'>,
  fileName: string,
) => ({
  fileName,
  url: downloadUrl(config.secret, accountId, fileName, now()),
});
