import { join } from 'node:path';
import { aside } from './aside.ts';
import type { Turn } from './line.ts';

/** What the code says, and how wide it is drawn. */
export type Code = { text: string; width: number };

const draw = aside<Code, Uint8Array>(join(import.meta.dirname, 'qr-worker.ts'));

/** A QR code as a PNG, large enough to print. */
export const drawQr = async (text: string, turn: Turn, width = 720): Promise<Buffer> =>
  Buffer.from(await draw(turn, { text, width }));
