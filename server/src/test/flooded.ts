import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { listTools } from '@llave/contract/tools';
import { type Flooder, type FloodKind, sendTo } from './flooding.ts';

const senders = 12;

/** Sends one request after the other, so many at once, from a process of its own, until it is told to stop. */
export const startFlood = async (flooder: Flooder, kind: FloodKind) => {
  const sending = fork(join(import.meta.dirname, 'flooding-worker.ts'));
  sending.send({ flooder, kind, senders });
  await once(sending, 'message');
  return {
    stop: async (): Promise<number[]> => {
      sending.send('stop');
      const [statuses] = await once(sending, 'message');
      sending.disconnect();
      return statuses;
    },
  };
};

/** How long it took, in milliseconds; an answer that is no success makes it worthless. */
export const timed = async (work: () => Promise<{ status: number; content: string }>) => {
  const since = performance.now();
  const { status, content } = await work();
  if (status !== 200) throw new Error(`Answered ${status}: ${content}`);
  return performance.now() - since;
};

type Quiet = Pick<Flooder, 'origin' | 'address' | 'accountId' | 'token'>;

/** How long a company waits for its list, so many times, one after the other. */
export const listWaits = async (quiet: Quiet, count: number) => {
  const { accountId } = quiet;
  const waits: number[] = [];
  for (let n = 0; n < count; n += 1)
    waits.push(await timed(() => sendTo(quiet, listTools, { params: { accountId }, query: { limit: '50' } })));
  return waits;
};

export const p95 = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0;
