import { type Readable, Transform } from 'node:stream';
import { AppError } from '@llave/contract/errors';
import { blockBytes } from '@llave/contract/files';
import { type Block, maxBlockIdBytes } from '../../adapters/storage.ts';

const invalid = (path: string, code: string) => new AppError('invalid', [{ path, code }]);

/** A block's id as Azure has it: base64, and short enough for every store. */
export const blockIdOf = (value: unknown): string => {
  if (typeof value !== 'string') throw invalid('blockid', 'blockIdInvalid');
  const bytes = Buffer.from(value, 'base64');
  const plain = bytes.toString('base64');
  if (plain !== value || bytes.length === 0 || bytes.length > maxBlockIdBytes)
    throw invalid('blockid', 'blockIdInvalid');
  return value;
};

export const maxBlockListBytes = 256 * 1024;

/** The ids of Azure's `<BlockList><Latest>…</Latest>…</BlockList>`, in order; the work grows no faster than the list. */
export const readBlockList = (xml: string): string[] => {
  const inside = xml.match(/^\s*(?:<\?xml[^>]*\?>\s*)?<BlockList>([\s\S]*)<\/BlockList>\s*$/)?.[1];
  if (inside === undefined || !/^(\s*<(Latest|Uncommitted|Committed)>[\w+/=]+<\/\2>)*\s*$/.test(inside))
    throw invalid('blockList', 'blockListInvalid');
  const ids = [...inside.matchAll(/>([^<>\s]+)</g)].map((match) => blockIdOf(match[1]));
  if (ids.length === 0) throw invalid('file', 'fileEmpty');
  if (new Set(ids).size !== ids.length) throw invalid('blockList', 'blockTwice');
  return ids;
};

/** Azure's answer to which blocks are here. */
export const writeBlockList = (blocks: Block[]) => {
  const rows = blocks.map(({ id, bytes }) => `<Block><Name>${id}</Name><Size>${bytes}</Size></Block>`);
  return `<?xml version="1.0" encoding="utf-8"?><BlockList><UncommittedBlocks>${rows.join('')}</UncommittedBlocks></BlockList>`;
};

/** Passes on what it gets, up to the limit, and minds that there is something. */
export const bounded = (maxBytes: number) => {
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new AppError('tooLarge', { maxBytes }));
      else done(null, chunk);
    },
    flush: (done) => done(bytes === 0 ? invalid('file', 'fileEmpty') : null),
  });
};

/** What comes, in blocks: no more than one is ever held. */
export async function* piecesOf(content: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < blockBytes) continue;
    const whole = Buffer.concat(held);
    yield whole.subarray(0, blockBytes);
    held = [whole.subarray(blockBytes)];
    bytes = whole.length - blockBytes;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
