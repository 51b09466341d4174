import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileKey, Storage } from '../../adapters/storage.ts';

const blockBytes = 8 * 1024 * 1024;

/** Lays a file of any size aside in blocks, to be assembled; says which they are and what is in them. */
export const stageAll = async (storage: Storage, key: FileKey, content: AsyncIterable<Buffer>) => {
  const ids: string[] = [];
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const block of inBlocks(content)) {
    const id = Buffer.from(String(ids.length).padStart(8, '0')).toString('base64');
    await storage.stage(key, id, Readable.from([block]), block.length);
    ids.push(id);
    hash.update(block);
    bytes += block.length;
  }
  return { ids, bytes, sha256: hash.digest() };
};

async function* inBlocks(content: AsyncIterable<Buffer>) {
  let [chunks, size] = [[] as Buffer[], 0];
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < blockBytes) continue;
    yield Buffer.concat(chunks);
    [chunks, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(chunks);
}
