import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../adapters/storage.ts';

/** The company's logo for a paper; one that cannot be read is left out, because the paper counts without it. */
export const readLogo = async (
  storage: Storage,
  { account_id: accountId, logo: fileName }: { account_id: string; logo: string | null },
): Promise<Buffer | undefined> =>
  fileName === null
    ? undefined
    : storage
        .read({ accountId, fileName })
        .then(buffer)
        .catch(() => undefined);
