import { once } from 'node:events';
import { setPriority } from 'node:os';
import { type Flooder, type FloodKind, floods } from './flooding.ts';

/** Who floods has a machine of their own: what this process takes up is not taken from the server that is measured. */
setPriority(19);

process.once('disconnect', () => process.exit());
const [{ flooder, kind, senders }] = (await once(process, 'message')) as [
  { flooder: Flooder; kind: FloodKind; senders: number },
];
const one = (await floods(flooder))[kind];

/** So many answers of each sender, and what may be sent at once has been spent: uploads have no such budget, and are slow. */
const first = (kind === 'upload' ? 2 : 10) * senders;

const statuses: number[] = [];
let over = false;
const sending = Array.from({ length: senders }, async () => {
  while (!over) {
    statuses.push(await one());
    if (statuses.length === first) process.send?.('flooding');
  }
});
await once(process, 'message');
over = true;
await Promise.all(sending);
process.send?.(statuses);
