import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BlobServiceClient, type BlockBlobClient, RestError } from '@azure/storage-blob';
import { AppError } from '@llave/contract/errors';
import {
  type Block,
  type FileKey,
  fileIn,
  maxBlockIdBytes,
  placeOf,
  placeOfAll,
  type Storage,
  sizeOf,
} from './storage.ts';

const containerName = 'uploads';
const stagedPrefix = 'staged/';

/** A store that is away is told to the caller within seconds; callers come back. */
const retryOptions = { maxTries: 3, retryDelayInMs: 200, maxRetryDelayInMs: 1_000, tryTimeoutInMs: 30_000 };

/**
 * Azure Blob Storage, container `uploads`: the blob `{accountId}/{fileName}`, and while it arrives
 * `staged/{accountId}/{fileName}`, whose blocks the store itself puts together and copies.
 */
export const openAzureStorage = (connectionString: string): Storage => {
  const container = BlobServiceClient.fromConnectionString(connectionString, {
    retryOptions,
  }).getContainerClient(containerName);
  const stored = (key: FileKey) => container.getBlockBlobClient(placeOf(key));
  const staging = (key: FileKey) => container.getBlockBlobClient(stagedPrefix + placeOf(key));

  /** Made by the first call that needs it; a failure is tried again by the next. */
  let made: Promise<unknown> | undefined;
  const ready = async () => {
    made ??= container.createIfNotExists().catch((error) => {
      made = undefined;
      throw error;
    });
    await made;
  };

  /** Committed ones too: a commit whose answer was lost has moved them there. */
  const staged = async (key: FileKey): Promise<Block[]> => {
    const lists = await found(staging(key).getBlockList('all'));
    const blocks = [...(lists?.committedBlocks ?? []), ...(lists?.uncommittedBlocks ?? [])];
    return [...new Map(blocks.map((block) => [block.name, { id: callersId(block.name), bytes: block.size }])).values()];
  };

  return unavailableWhenAway({
    ready: async () => {
      await ready();
      await container.getProperties();
    },
    stage: async (key, blockId, content) => {
      await ready();
      const bytes = await buffer(content);
      await staging(key).stageBlock(storesId(blockId), bytes, bytes.length);
    },
    staged,
    assemble: async (key, blockIds, maxBytes) => {
      const bytes = sizeOf(blockIds, await staged(key), maxBytes);
      const draft = staging(key);
      await draft.commitBlockList(blockIds.map(storesId));
      return { bytes, read: () => download(draft), keep: () => created(copied(draft, stored(key))) };
    },
    unstage: async (key) => dropped(staging(key)),
    sweep: async (before) => {
      let count = 0;
      for await (const blob of container.listBlobsFlat({ prefix: stagedPrefix, includeUncommitedBlobs: true })) {
        // A blob without a committed block has no time yet; the store itself forgets it after a week.
        const changed = blob.properties.lastModified;
        if (!changed || changed >= before) continue;
        await dropped(container.getBlockBlobClient(blob.name));
        count += 1;
      }
      return count;
    },
    put: async (key, content) => {
      await ready();
      return created(stored(key).upload(content, content.length, { conditions: onlyNew }));
    },
    read: async (key, range) => download(stored(key), range),
    size: async (key) => (await found(stored(key).getProperties()))?.contentLength,
    remove: async (key) => void (await stored(key).deleteIfExists()),
    removeAll: async (accountId, except) => {
      await ready();
      const own = `${placeOfAll(accountId)}/`;
      for await (const { name } of container.listBlobsFlat({ prefix: own }))
        if (!except.has(fileIn(name.slice(own.length)))) await container.getBlockBlobClient(name).deleteIfExists();
      for await (const { name } of container.listBlobsFlat({
        prefix: stagedPrefix + own,
        includeUncommitedBlobs: true,
      }))
        await dropped(container.getBlockBlobClient(name));
    },
  });
};

/** Whatever else the store answers means that it cannot be used now. */
const unavailableWhenAway = (storage: Storage): Storage => {
  const guarded =
    (act: (...parts: unknown[]) => Promise<unknown>) =>
    (...parts: unknown[]) =>
      act(...parts).catch((error) => {
        if (!(error instanceof RestError)) throw error;
        throw Object.assign(new AppError('unavailable', undefined, 'The file store is not available'), {
          cause: error,
        });
      });
  return Object.fromEntries(Object.entries(storage).map(([name, act]) => [name, guarded(act as never)])) as Storage;
};

const onlyNew = { ifNoneMatch: '*' };

/** The store wants all ids of a file equally long: the length comes first, then the id, then nothing. */
const storesId = (id: string) => {
  const bytes = Buffer.from(id, 'base64');
  return Buffer.concat([Buffer.of(bytes.length), bytes], maxBlockIdBytes + 1).toString('base64');
};
const callersId = (name: string) => {
  const bytes = Buffer.from(name, 'base64');
  return bytes.subarray(1, 1 + (bytes[0] ?? 0)).toString('base64');
};

const download = async (blob: BlockBlobClient, range?: { start: number; end: number }) => {
  const reply = range ? await blob.download(range.start, range.end - range.start + 1) : await blob.download();
  return reply.readableStreamBody as Readable;
};

/** Inside one storage account the store copies by itself; nothing travels through here. */
const copied = async (from: BlockBlobClient, to: BlockBlobClient) => {
  const copying = await to.beginCopyFromURL(from.url, { conditions: onlyNew, intervalInMs: 200 });
  await copying.pollUntilDone();
};

/** Blocks alone cannot be deleted: an empty list drops them and leaves a blob that can. */
const dropped = async (blob: BlockBlobClient) => {
  await found(blob.commitBlockList([]));
  await blob.deleteIfExists();
};

const created = async (making: Promise<unknown>) => {
  try {
    await making;
    return true;
  } catch (error) {
    if (error instanceof RestError && (error.statusCode === 409 || error.statusCode === 412)) return false;
    throw error;
  }
};

const found = <T>(looking: Promise<T>): Promise<T | undefined> =>
  looking.catch((error) => {
    if (error instanceof RestError && error.statusCode === 404) return undefined;
    throw error;
  });
