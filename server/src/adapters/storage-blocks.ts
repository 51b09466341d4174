import { AppError } from '@llave/contract/errors';
import type { Block } from './storage.ts';

/** The bytes the listed blocks make in all; refuses a block that is not there and more than the limit. */
export const sizeOf = (blockIds: string[], staged: Block[], maxBytes: number): number => {
  const sizes = new Map(staged.map((block) => [block.id, block.bytes]));
  let total = 0;
  for (const id of blockIds) {
    const bytes = sizes.get(id);
    if (bytes === undefined) throw new AppError('invalid', [{ path: 'blockList', code: 'blockMissing' }]);
    total += bytes;
  }
  if (total > maxBytes) throw new AppError('tooLarge', { maxBytes });
  return total;
};
