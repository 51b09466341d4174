import { constants, setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { openLine, type Turn } from './line.ts';

type Order<T> = { id: number; order: T };
type Outcome<T> = { id: number } & ({ answer: T } | { error: Error });
type Waiting<T> = { resolve: (answer: T) => void; reject: (error: Error) => void };

/**
 * Work that is nothing but reckoning, done one by one on a thread of its own, so that nobody else waits for it, and those
 * who have ordered it in turn. The thread starts with the first order and keeps no process alive.
 */
export const aside = <T, R>(file: string): ((turn: Turn, order: T) => Promise<R>) => {
  const line = openLine({ room: 1, most: 400 });
  const waiting = new Map<number, Waiting<R>>();
  let worker: Worker | undefined;
  let orders = 0;

  const start = () => {
    const started = new Worker(file);
    started.on('message', (outcome: Outcome<R>) => {
      const order = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if (waiting.size === 0) started.unref();
      if ('error' in outcome) order?.reject(outcome.error);
      else order?.resolve(outcome.answer);
    });
    started.on('error', (error) => giveUp(started, error as Error));
    started.on('exit', () => giveUp(started, new Error('The thread has stopped')));
    return started;
  };

  /** What waits fails, and the next order starts anew. */
  const giveUp = (stopped: Worker, error: Error) => {
    if (worker !== stopped) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const ask = (order: T) =>
    new Promise<R>((resolve, reject) => {
      const id = ++orders;
      waiting.set(id, { resolve, reject });
      worker ??= start();
      worker.ref();
      worker.postMessage({ id, order } satisfies Order<T>);
    });

  return (turn, order) => line(turn, () => ask(order));
};

/** The other end: what a thread does with its orders. Linux lets it give way to the thread that answers requests. */
export const answering = <T, R>(work: (order: T) => Promise<R>) => {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  let last: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', ({ id, order }: Order<T>) => {
    last = last
      .then(() => work(order))
      .then(
        (answer): Outcome<R> => ({ id, answer }),
        (error: Error): Outcome<R> => ({ id, error }),
      )
      .then((outcome) => parentPort?.postMessage(outcome));
  });
};
