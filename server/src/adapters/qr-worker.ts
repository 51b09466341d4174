import { toBuffer } from 'qrcode';
import { answering } from './aside.ts';
import type { Code } from './qr.ts';

answering(({ text, width }: Code) => toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, width }));
