import { answering } from './aside.ts';
import { drawPaper } from './paper.ts';
import type { Sheet } from './press.ts';
import { drawReceipt } from './receipt.ts';

answering((order: Sheet) => (order.kind === 'receipt' ? drawReceipt(order.sheet) : drawPaper(order.sheet)));
