import { AppError, type FieldIssue } from '@llave/contract/errors';
import { blockBytes } from '@llave/contract/files';
import { send } from './send.ts';

export type Block = { id: string; start: number; end: number };

const blockPatience = 30_000;
/** Putting a large file together takes the server a while. */
const listPatience = 180_000;

/** The pieces that a file travels in. */
export const blocksOf = (size: number): Block[] =>
  Array.from({ length: Math.ceil(size / blockBytes) }, (_, index) => ({
    id: btoa(`block-${String(index).padStart(5, '0')}`),
    start: index * blockBytes,
    end: Math.min(size, (index + 1) * blockBytes),
  }));

/** The four things that can be done at an upload address, in the words of Azure's block blobs. */
export const blockDoor = (address: string, content: Blob, signal?: AbortSignal) => ({
  sendBlock: ({ id, start, end }: Block, onSent: (bytes: number) => void) =>
    send({
      method: 'PUT',
      url: `${address}&comp=block&blockid=${encodeURIComponent(id)}`,
      body: content.slice(start, end, 'application/octet-stream'),
      patience: blockPatience,
      signal,
      onSent,
    }),

  sendWhole: (onSent: (bytes: number) => void) =>
    send({
      method: 'PUT',
      url: address,
      body: content,
      headers: { 'x-ms-blob-type': 'BlockBlob' },
      patience: blockPatience,
      signal,
      onSent,
    }),

  sendList: (blocks: Block[]) =>
    send({
      method: 'PUT',
      url: `${address}&comp=blocklist`,
      body: `<?xml version="1.0" encoding="utf-8"?><BlockList>${blocks.map(({ id }) => `<Latest>${id}</Latest>`).join('')}</BlockList>`,
      headers: { 'Content-Type': 'application/xml' },
      patience: listPatience,
      signal,
    }),

  /** The ids of the blocks that have arrived; all of them when the file itself has. */
  arrived: async (blocks: Block[]): Promise<Set<string>> => {
    try {
      const xml = await send({
        method: 'GET',
        url: `${address}&comp=blocklist&blocklisttype=uncommitted`,
        patience: blockPatience,
        signal,
      });
      const sizes = new Map(
        [...xml.matchAll(/<Name>([^<]+)<\/Name><Size>(\d+)/g)].map(([, id, size]) => [id, Number(size)]),
      );
      return new Set(blocks.filter(({ id, start, end }) => sizes.get(id) === end - start).map(({ id }) => id));
    } catch (error) {
      if (error instanceof AppError && error.code === 'fileExists') return new Set(blocks.map(({ id }) => id));
      throw error;
    }
  },
});

export const isBlockMissing = (error: AppError) =>
  error.code === 'invalid' &&
  Array.isArray(error.details) &&
  (error.details as FieldIssue[]).some(({ code }) => code === 'blockMissing');
