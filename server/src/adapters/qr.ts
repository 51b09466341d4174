import { join } from 'node:path';
import { create } from 'qrcode';
import { aside } from './aside.ts';
import type { Turn } from './line.ts';

/** What the code says, and how wide it is drawn. */
export type Code = { text: string; width: number };

const draw = aside<Code, Uint8Array>(join(import.meta.dirname, 'qr-worker.ts'));

/** A QR code as a PNG, large enough to print. */
export const drawQr = async (text: string, turn: Turn, width = 720): Promise<Buffer> =>
  Buffer.from(await draw(turn, () => ({ text, width })));

/** A QR code as the dark runs of its rows, in its own units, for who draws it with lines that stay sharp. */
export const qrRuns = (text: string) => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const runs: { x: number; y: number; length: number }[] = [];
  for (let y = 0; y < modules.size; y += 1)
    for (let x = 0; x < modules.size; x += 1) {
      if (!modules.get(y, x)) continue;
      const last = runs.at(-1);
      if (last?.y === y && last.x + last.length === x) last.length += 1;
      else runs.push({ x, y, length: 1 });
    }
  return { size: modules.size, runs };
};
