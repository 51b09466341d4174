import { join } from 'node:path';
import { aside } from './aside.ts';
import type { Turn } from './line.ts';
import type { Paper } from './paper.ts';
import type { Receipt } from './receipt.ts';

/** What can be printed, each with what is on it. */
export type Sheets = { paper: Paper; receipt: Receipt };
export type Sheet = { [K in keyof Sheets]: { kind: K; sheet: Sheets[K] } }[keyof Sheets];

const press = aside<Sheet, Uint8Array>(join(import.meta.dirname, 'press-worker.ts'));

/** Draws a sheet as a PDF: a page takes a tenth of a second. */
export const print = async <K extends keyof Sheets>(kind: K, sheet: Sheets[K], turn: Turn): Promise<Buffer> =>
  Buffer.from(await press(turn, () => ({ kind, sheet }) as Sheet));
