import { randomUUID } from 'node:crypto';
import { constants, link, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { found, listed, openIn } from './folders.ts';
import type { Block } from './storage.ts';
import { writeStream } from './write-stream.ts';

type Region = { offset: number; bytes: number };

/** A block and where it lies. */
export type StagedBlock = Block & Region & { pile: string; path: string; arrivedAt: number };

type Arrived = { path: string; region: Region };
type Pile = { name: string; path: string; taken: Region[]; arrived: Map<string, Arrived> };

const remembered = 10_000;

/**
 * The blocks of a file while they come, one behind the other in a single file of the disk, `pile-{name}`: each process has
 * one of its own in the folder. A block that is all there gives that file a second name, which says where in it. A file for
 * each block would be dear: a disk looks longer for room for a new one the more of them have just been deleted.
 */
export const openStagedBlocks = (bootedAt: number) => {
  const piles = new Map<string, Pile>();

  const pileIn = (folder: string): Pile => {
    const name = randomUUID();
    const pile = piles.get(folder) ?? { name, path: join(folder, `pile-${name}`), taken: [], arrived: new Map() };
    piles.set(folder, pile);
    const [oldest] = piles.keys();
    if (piles.size > remembered && oldest) piles.delete(oldest);
    return pile;
  };

  const abandon = async (folder: string, pile: Pile) => {
    if (piles.get(folder) === pile) piles.delete(folder);
    await rm(pile.path, { force: true });
  };

  return {
    /** The same block again takes the place of the first. */
    add: async (folder: string, id: string, content: Readable, maxBytes: number) => {
      const pile = pileIn(folder);
      const region = takeRegion(pile.taken, maxBytes);
      try {
        region.bytes = await writeBlock(pile.path, content, { offset: region.offset, maxBytes });
      } catch (error) {
        leaveRegion(pile.taken, region);
        if (pile.taken.length === 0) await abandon(folder, pile);
        throw error;
      }
      const path = join(folder, nameOf(id, pile.name, region));
      await link(pile.path, path);
      const before = pile.arrived.get(id);
      pile.arrived.set(id, { path, region });
      if (before) await forgetBlock(pile, before);
    },
    /** The blocks that are all there. What came before the machine started may have been lost with its power. */
    list: async (folder: string): Promise<StagedBlock[]> => {
      const blocks = (await listed(folder)).flatMap((name) => blockOf(folder, name) ?? []);
      const sizes = await sizesOf(folder, new Set(blocks.map(({ pile }) => pile)));
      const isThere = ({ pile, offset, bytes, arrivedAt }: StagedBlock) =>
        arrivedAt >= bootedAt && offset + bytes <= (sizes.get(pile) ?? 0);
      const inTurn = blocks.filter(isThere).sort((one, other) => one.arrivedAt - other.arrivedAt);
      return [...new Map(inTurn.map((block) => [block.id, block])).values()];
    },
    /** Has nobody add to this pile any more, and answers it when it is nothing but these blocks in this order. */
    close: (folder: string, blocks: StagedBlock[]): string | undefined => {
      const pile = piles.get(folder);
      piles.delete(folder);
      let end = 0;
      for (const { pile: name, offset, bytes } of blocks) {
        if (name !== pile?.name || offset !== end) return undefined;
        end += bytes;
      }
      return pile?.taken.length === blocks.length ? pile.path : undefined;
    },
    forget: (folder: string) => piles.delete(folder),
  };
};

/** Opens the file while the first of the block comes, and closes it whatever becomes of it. */
const writeBlock = async (path: string, content: Readable, place: { offset: number; maxBytes: number }) => {
  const opening = openIn(path, constants.O_WRONLY | constants.O_CREAT);
  try {
    return await writeStream(content, opening, place);
  } finally {
    await opening.then((file) => file.close());
  }
};

const forgetBlock = async ({ taken }: Pile, { path, region }: Arrived) => {
  await rm(path, { force: true });
  leaveRegion(taken, region);
};

/** The first gap that has room for it, or the end; what is taken is kept in order. */
const takeRegion = (taken: Region[], bytes: number): Region => {
  let offset = 0;
  let index = 0;
  for (const region of taken) {
    if (region.offset - offset >= bytes) break;
    offset = region.offset + region.bytes;
    index += 1;
  }
  const region = { offset, bytes };
  taken.splice(index, 0, region);
  return region;
};

const leaveRegion = (taken: Region[], region: Region) => {
  taken.splice(taken.indexOf(region), 1);
};

const nameOf = (id: string, pile: string, { offset, bytes }: Region) =>
  ['block', Buffer.from(id, 'base64').toString('hex'), Date.now(), pile, offset, bytes].join('.');

const blockOf = (folder: string, name: string): StagedBlock | undefined => {
  const [kind, id, arrivedAt, pile, offset, bytes] = name.split('.');
  if (kind !== 'block' || !id || !pile) return undefined;
  return {
    id: Buffer.from(id, 'hex').toString('base64'),
    path: join(folder, name),
    pile,
    arrivedAt: Number(arrivedAt),
    offset: Number(offset),
    bytes: Number(bytes),
  };
};

const sizesOf = async (folder: string, piles: Set<string>) => {
  const sizes = [...piles].map(async (pile) => {
    const stats = await found(stat(join(folder, `pile-${pile}`)));
    return [pile, stats?.size ?? 0] as const;
  });
  return new Map(await Promise.all(sizes));
};
