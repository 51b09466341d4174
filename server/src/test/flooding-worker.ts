import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Flooder, type FloodKind, floods } from './flooding.ts';

const { flooder, kind, senders } = workerData as { flooder: Flooder; kind: FloodKind; senders: number };

/** Who floods has a machine of their own: what this thread takes up is not taken from the server that is measured. */
setPriority(19);

const one = (await floods(flooder))[kind];

/** So many answers of each sender, and what may be sent at once has been spent: uploads have no such budget, and are slow. */
const first = (kind === 'upload' ? 2 : 10) * senders;

const statuses: number[] = [];
let over = false;
const sending = Array.from({ length: senders }, async () => {
  while (!over) {
    statuses.push(await one());
    if (statuses.length === first) parentPort?.postMessage('flooding');
  }
});
parentPort?.once('message', async () => {
  over = true;
  await Promise.all(sending);
  parentPort?.postMessage(statuses);
});
