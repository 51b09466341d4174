import type { VisitorScope } from '../../http/scope.ts';
import { downloadUrl, smallImageUrl } from './addresses.ts';

/** An image with the addresses to look at it. */
export const shownImage = (
  { config, accountId, now }: Pick<VisitorScope, 'config' | 'accountId' | 'now'>,
  fileName: string,
) => ({
  fileName,
  url: downloadUrl(config.secret, accountId, fileName, now()),
  smallUrl: smallImageUrl(config.secret, accountId, fileName, now()),
});
