import { mostBytes, type Unreadable } from './limits.ts';
import type { Cell } from './values.ts';

const seconds = 60;

/** The lines of a file, read on a thread of its own; one that takes too long is given up. */
export const readFile = async (file: File): Promise<Cell[][] | Unreadable> => {
  if (file.size > mostBytes) return 'tooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Cell[][] | Unreadable>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => resolve('broken');
      late = setTimeout(() => resolve('tooSlow'), seconds * 1000);
      worker.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    clearTimeout(late);
    worker.terminate();
  }
};
