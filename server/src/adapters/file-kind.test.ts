import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { gifAndScript, html, jpeg, mp4, pdf, svg } from '../test/samples.ts';
import { kindOf } from './file-kind.ts';

const name = (extension: string) => `0f8fad5b-d9cb-469f-a165-70867728950e.${extension}`;
const kind = (extension: string, content: Buffer) => kindOf(name(extension), async () => Readable.from([content]));
const photo = await jpeg(32, 32);

test.each([
  ['jpg', photo, 'image/jpeg'],
  ['png', photo, 'image/jpeg'],
  ['mp4', mp4(10_000), 'video/mp4'],
  ['pdf', pdf(), 'application/pdf'],
  ['txt', Buffer.from('Torque: 40 Nm\r\nAño 2026'), 'text/plain'],
  ['csv', Buffer.from('nombre;precio\nLlave;12,50\n'), 'text/csv'],
  ['csv', Buffer.from('a;b\nA\xf1o;1', 'latin1'), 'text/csv'],
  ['gif', gifAndScript, 'image/gif'],
])('.%s is told by its bytes', async (extension, content, expected) => {
  expect(await kind(extension, content)).toBe(expected);
});

test.each<[string, string, Buffer]>([
  ['a page named .jpg', 'jpg', html],
  ['a page named .txt', 'txt', html],
  ['a page after blanks', 'txt', Buffer.from(`\ufeff\n\n   ${html}`)],
  ['an SVG named .svg', 'svg', svg],
  ['an SVG named .png', 'png', svg],
  ['an SVG named .txt', 'txt', svg],
  ['a script named .html', 'html', Buffer.from('alert(1)')],
  ['a program named .pdf', 'pdf', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['a program named .txt', 'txt', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['a picture named .pdf', 'pdf', photo],
  ['a film named .jpg', 'jpg', mp4(1000)],
  ['a PDF named .exe', 'exe', pdf()],
  ['text with a zero byte', 'txt', Buffer.from('abc\0def')],
  ['nothing', 'txt', Buffer.alloc(0)],
  ['an empty archive named .docx', 'docx', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
])('%s is none of ours', async (_, extension, content) => {
  expect(await kind(extension, content)).toBeUndefined();
});
