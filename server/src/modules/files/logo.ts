import { buffer } from 'node:stream/consumers';
import { imageTypeOf } from '../../adapters/file-kind.ts';
import { redraw } from '../../adapters/images.ts';
import type { Storage } from '../../adapters/storage.ts';

/** The company's logo for a paper; one that cannot be read is left out, because the paper counts without it. */
export const readLogo = async (
  storage: Storage,
  { account_id: accountId, logo: fileName }: { account_id: string; logo: string | null },
): Promise<Buffer | undefined> => {
  if (fileName === null) return undefined;
  const load = async () => buffer(await storage.read({ accountId, fileName }));
  const isDrawable = drawable.includes(imageTypeOf(fileName));
  return (isDrawable ? load() : redraw(load, 'image/png', { of: accountId }).then(({ content }) => content)).catch(
    () => undefined,
  );
};

/** Papers take no other pictures. */
const drawable: unknown[] = ['image/jpeg', 'image/png'];
