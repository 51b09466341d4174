import { parentPort } from 'node:worker_threads';
import { drawPaper } from './paper.ts';
import type { Order, Printed } from './press.ts';
import { drawReceipt } from './receipt.ts';

const draw = (order: Order) => (order.kind === 'receipt' ? drawReceipt(order.sheet) : drawPaper(order.sheet));

parentPort?.on('message', async (order: Order) => {
  const printed: Printed = await draw(order).then(
    (content) => ({ id: order.id, content }),
    (error: Error) => ({ id: order.id, error }),
  );
  parentPort?.postMessage(printed);
});
