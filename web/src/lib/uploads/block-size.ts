import { blockBytes } from '@llave/contract/files';

export const firstBlock = blockBytes / 4;
const smallest = blockBytes / 16;

const quick = 3_000;
const slow = 10_000;

/** How large the next block is: what the line carries in a few seconds, so that a bad line gets something through too. */
export const startBlockSize = () => {
  let bytes = firstBlock;
  const half = () => {
    bytes = Math.max(smallest, bytes / 2);
  };
  return {
    bytes: () => bytes,
    took: (milliseconds: number) => {
      if (milliseconds < quick) bytes = Math.min(blockBytes, bytes * 2);
      if (milliseconds > slow) half();
    },
    failed: half,
  };
};
