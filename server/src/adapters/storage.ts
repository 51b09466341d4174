import type { Readable } from 'node:stream';
import { AppError } from '@llave/contract/errors';
import { fileName as validFileName, id as validId } from '@llave/contract/fields';

/**
 * One file of one company, or the small picture drawn from it, which lies beside it and can be drawn again. Name and
 * company have passed the contract's rules before they get here.
 */
export type FileKey = { accountId: string; fileName: string; size?: 'small' };

/** The only way from a key to a place: whatever is not a plain id and name ends here. */
export const placeOf = ({ accountId, fileName, size }: FileKey) =>
  `${validId.parse(accountId)}/${validFileName.parse(fileName)}${size ? `.${size}` : ''}`;

/** The place of all that a company has. */
export const placeOfAll = (accountId: string) => validId.parse(accountId);

/** The file that something in a company's place is, or was drawn from. */
export const fileIn = (name: string) => name.replace(/\.small$/, '');

export type Block = { id: string; bytes: number };

/** Blocks put together in order, not yet a stored file. */
export type Draft = {
  bytes: number;
  read(): Promise<Readable>;
  /** Makes it the stored file; false when one of that name is already there. */
  keep(): Promise<boolean>;
};

/** Where files live. Blocks wait aside until they are assembled and kept; a stored file is never overwritten. */
export type Storage = {
  /** Throws when the store cannot be used. */
  ready(): Promise<void>;
  /**
   * Keeps a block of at most so many bytes aside. The same block again takes the place of the first. Leaves nothing behind
   * when the content breaks off.
   */
  stage(key: FileKey, blockId: string, content: Readable, maxBytes: number): Promise<void>;
  staged(key: FileKey): Promise<Block[]>;
  /** Refuses blocks that are not there and more than `maxBytes` in all. The blocks stay until `unstage`. */
  assemble(key: FileKey, blockIds: string[], maxBytes: number): Promise<Draft>;
  unstage(key: FileKey): Promise<void>;
  /** Drops what was staged before this time and never kept; answers how many files that were. */
  sweep(before: Date): Promise<number>;
  /** Stores a small file whole; false when one of that name is already there. */
  put(key: FileKey, content: Buffer): Promise<boolean>;
  read(key: FileKey, range?: { start: number; end: number }): Promise<Readable>;
  size(key: FileKey): Promise<number | undefined>;
  remove(key: FileKey): Promise<void>;
  /** Removes all that a company has here, stored or staged, but the files of these names. */
  removeAll(accountId: string, except: ReadonlySet<string>): Promise<void>;
};

/** The length a block id may have, so that it fits every store. */
export const maxBlockIdBytes = 63;

/** The bytes the listed blocks make in all; refuses a block that is not there and more than the limit. */
export const sizeOf = (blockIds: string[], staged: Block[], maxBytes: number): number => {
  const sizes = new Map(staged.map((block) => [block.id, block.bytes]));
  let total = 0;
  for (const id of blockIds) {
    const bytes = sizes.get(id);
    if (bytes === undefined) throw new AppError('invalid', [{ path: 'blockList', code: 'blockMissing' }]);
    total += bytes;
  }
  if (total > maxBytes) throw new AppError('tooLarge', { maxBytes });
  return total;
};
