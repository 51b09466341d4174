import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { AppError } from '@llave/contract/errors';
import { openLine, type Turn } from './line.ts';

type Order<T> = { id: number; order: T };
type Refusal = Pick<AppError, 'code' | 'details' | 'message'>;
type Outcome<T> = { id: number } & ({ answer: T } | { refusal: Refusal } | { error: Error });
type Waiting<T> = { resolve: (answer: T) => void; reject: (error: Error) => void };

type Options = {
  /** A process dies alone, with its own memory; a thread starts sooner and is handed more quickly what it works on. */
  kind?: 'thread' | 'process';
  /** How many orders are worked on at once, and how many may be here with those that wait. */
  room?: number;
  most?: number;
};

/**
 * Work that is nothing but reckoning, done on a thread or in a process of its own, so that nobody else waits for it, and those
 * who have ordered it in turn. It starts with the first order and keeps no process alive. An order is asked for when its turn
 * has come.
 */
export const aside = <T, R>(file: string, { kind = 'thread', room = 1, most = 400 }: Options = {}) => {
  const line = openLine({ room, most });
  const waiting = new Map<number, Waiting<R>>();
  let worker: Helper | undefined;
  let orders = 0;

  const start = () => {
    const started = kind === 'thread' ? threadOf(file) : processOf(file);
    started.events.on('message', (outcome: Outcome<R>) => {
      const order = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if (waiting.size === 0) started.hold(false);
      if ('answer' in outcome) order?.resolve(outcome.answer);
      else order?.reject('error' in outcome ? outcome.error : refusalOf(outcome.refusal));
    });
    started.events.on('error', (error) => giveUp(started, error as Error));
    started.events.on('exit', () => giveUp(started, new Error(`The ${kind} has stopped`)));
    return started;
  };

  /** What waits fails, and the next order starts anew. */
  const giveUp = (stopped: Helper, error: Error) => {
    if (worker !== stopped) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const ask = (order: T) =>
    new Promise<R>((resolve, reject) => {
      worker ??= start();
      const id = ++orders;
      waiting.set(id, { resolve, reject });
      worker.hold(true);
      worker.send({ id, order } satisfies Order<T>);
    });

  return (turn: Turn, order: () => T | Promise<T>): Promise<R> => line(turn, async () => ask(await order()));
};

type Helper = {
  send(order: unknown): void;
  /** Whether our own process stays until it has answered. */
  hold(isAwaited: boolean): void;
  events: Pick<NodeJS.EventEmitter, 'on'>;
};

const threadOf = (file: string): Helper => {
  const worker = new Worker(file);
  return {
    send: (order) => worker.postMessage(order),
    hold: (isAwaited) => (isAwaited ? worker.ref() : worker.unref()),
    events: worker,
  };
};

const processOf = (file: string): Helper => {
  const child = fork(file, { serialization: 'advanced', execArgv: [] });
  // Before it has started any thread: each takes the priority of who starts it.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return {
    send: (order) => child.send(order as object),
    hold: (isAwaited) => {
      for (const one of [child, child.channel]) isAwaited ? one?.ref() : one?.unref();
    },
    events: child,
  };
};

const refusalOf = ({ code, details, message }: Refusal) => new AppError(code, details, message);

/** The other end: what a thread or a process does with its orders. It gives way to the thread that answers requests. */
export const answering = <T, R>(work: (order: T) => Promise<R>) => {
  const answer = async ({ id, order }: Order<T>) => reply(await outcomeOf(id, () => work(order)));
  if (parentPort) {
    // Only Linux gives a thread a priority of its own; elsewhere it would be the whole server's.
    if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    parentPort.on('message', answer);
  } else {
    // Who ends the server from a terminal ends everything it started; what is being worked on is finished first.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
    process.on('message', answer);
  }
};

const reply = (outcome: Outcome<unknown>) => (parentPort ? parentPort.postMessage(outcome) : process.send?.(outcome));

/** An error keeps nothing but its words on the way: what a refusal says beside them goes as data. */
const outcomeOf = async <R>(id: number, work: () => Promise<R>): Promise<Outcome<R>> => {
  try {
    return { id, answer: await work() };
  } catch (error) {
    if (!(error instanceof AppError)) return { id, error: error as Error };
    const { code, details, message } = error;
    return { id, refusal: { code, details, message } };
  }
};
