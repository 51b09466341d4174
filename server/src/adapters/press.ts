import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';
import type { Receipt } from './receipt.ts';

/** What can be printed, each with what is on it. */
export type Sheets = { paper: Paper; receipt: Receipt };
export type Order = { [K in keyof Sheets]: { id: number; kind: K; sheet: Sheets[K] } }[keyof Sheets];
export type Printed = { id: number } & ({ content: Uint8Array } | { error: Error });

type Waiting = { resolve: (content: Buffer) => void; reject: (error: Error) => void };

let press: Worker | undefined;
let orders = 0;
const waiting = new Map<number, Waiting>();

/**
 * Draws a sheet as a PDF on a thread of its own: a page takes a tenth of a second of nothing but reckoning, and everybody
 * else would wait for it.
 */
export const print = <K extends keyof Sheets>(kind: K, sheet: Sheets[K]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const id = ++orders;
    waiting.set(id, { resolve, reject });
    press ??= startPress();
    press.ref();
    press.postMessage({ id, kind, sheet });
  });

const startPress = () => {
  const started = new Worker(join(import.meta.dirname, 'press-worker.ts'));
  started.on('message', (printed: Printed) => {
    const order = waiting.get(printed.id);
    waiting.delete(printed.id);
    if (waiting.size === 0) started.unref();
    if ('error' in printed) order?.reject(printed.error);
    else order?.resolve(Buffer.from(printed.content));
  });
  started.on('error', (error) => giveUp(started, error as Error));
  started.on('exit', () => giveUp(started, new Error('The press has stopped')));
  return started;
};

/** What waits fails, and the next order starts anew. */
const giveUp = (stopped: Worker, error: Error) => {
  if (press !== stopped) return;
  press = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
};
