import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '@llave/contract/errors';
import type { FileKey } from '../../adapters/storage.ts';
import type { Db } from '../../db/database.ts';
import { asVisitor } from '../../db/tenancy.ts';
import type { Services } from '../../services.ts';
import { refuseBeyond } from '../quotas/use.ts';
import { accept } from './acceptance.ts';
import type { UploadGrant } from './addresses.ts';
import { piecesOf } from './blocks.ts';
import { recordFile, refuseUnnamed, useTicket } from './commands.ts';
import { findFile } from './queries.ts';
import { inFlight, isUnderWay, leaveRoom, oneByOne, takeRoom } from './turns.ts';

export type Upload = { services: Pick<Services, 'config' | 'database' | 'storage'>; key: FileKey; grant: UploadGrant };

/** Keeps one block aside. What is stored already is seen by the first block of many, and without asking the database. */
export const receiveBlock = async (upload: Upload, blockId: string, body: Readable, bytes: number) => {
  const { services, key } = upload;
  await useTicketFor(upload);
  if (!isUnderWay(key) && (await services.storage.size(key)) !== undefined) throw new AppError('fileExists');

  await inFlight(key, () => stage(upload, blockId, body, bytes));
};

/** Stores a file that comes in one piece; the same piece again is the same answer. */
export const receiveWhole = async (upload: Upload, body: Readable) => {
  const existing = await existingFile(upload);
  if (existing) return confirm(upload, existing, receiptOf(await namedPieces(body)));
  await useTicketFor(upload);

  const take = (id: string, piece: Buffer) => stage(upload, id, Readable.from([piece]), piece.length);
  await receiveBlockList(upload, await inFlight(upload.key, () => orNothing(upload, namedPieces(body, take))));
};

const stage = async ({ services, key, grant }: Upload, blockId: string, content: Readable, bytes: number) => {
  const giveBack = takeRoom(key, grant, blockId, bytes);
  try {
    await services.storage.stage(key, blockId, content, bytes);
  } catch (error) {
    giveBack();
    throw error;
  }
};

/** Makes the listed blocks a file; the same list again is the same answer. */
export const receiveBlockList = (upload: Upload, blockIds: string[]) =>
  oneByOne(upload.key, async () => {
    const { services, key, grant } = upload;
    const receipt = receiptOf(blockIds);
    const existing = await existingFile(upload);
    if (existing) return confirm(upload, existing, receipt);

    const draft = await services.storage.assemble(key, blockIds, grant.maxBytes);
    const accepted = await orNothing(upload, accept(services.storage, key, draft, grant));
    const file = { fileName: key.fileName, receipt, ...accepted };
    const recorded = await orRemoved(
      upload,
      inCompany(upload, 'write', async (db) => {
        await refuseBeyond({ db, config: services.config }, 'bytes', file.bytes);
        return recordFile(db, file, grant);
      }),
    );
    if (!recorded) confirm(upload, await existingFile(upload), receipt);
    await drop(upload);
  });

/** What the company has no room for does not stay in the store either. */
const orRemoved = <T>(upload: Upload, work: Promise<T>): Promise<T> =>
  work.catch(async (error) => {
    if (error instanceof AppError && error.code === 'quota') {
      await drop(upload);
      await upload.services.storage.remove(upload.key);
    }
    throw error;
  });

/** Which blocks are already here. */
export const listBlocks = async (upload: Upload) => {
  if (await existingFile(upload)) throw new AppError('fileExists');
  return upload.services.storage.staged(upload.key);
};

/** What is refused leaves nothing behind; what only failed can go on. */
const orNothing = <T>(upload: Upload, work: Promise<T>): Promise<T> =>
  work.catch(async (error) => {
    if (error instanceof AppError && error.status < 500) await drop(upload);
    throw error;
  });

const drop = async ({ services, key }: Upload) => {
  leaveRoom(key);
  await services.storage.unstage(key);
};

const receiptOf = (blockIds: string[]) => createHash('sha256').update(JSON.stringify(blockIds)).digest();

type Existing = Awaited<ReturnType<typeof findFile>>;

/** An answer that was lost must not look like a failure; anything else must not touch the file. */
const confirm = ({ grant }: Upload, existing: Existing, receipt: Buffer) => {
  const sender = grant.sender.kind === 'user' ? existing?.created_by : existing?.ticket;
  if (sender !== grant.sender.id || !existing?.receipt || !receipt.equals(existing.receipt))
    throw new AppError('fileExists');
};

const existingFile = (upload: Upload) => inCompany(upload, 'read', (db) => findFile(db, upload.key.fileName));

const useTicketFor = async (upload: Upload) => {
  const { kind, id } = upload.grant.sender;
  if (kind === 'ticket' || kind === 'link')
    await inCompany(upload, 'write', (db) => useTicket(db, { kind, id }, upload.key.fileName));
  if (kind === 'visit') await inCompany(upload, 'read', (db) => refuseUnnamed(db, id, upload.key.fileName));
};

const inCompany = <T>({ services, key }: Upload, mode: 'read' | 'write', work: (db: Db) => Promise<T>) =>
  asVisitor(services.database, mode, key.accountId, work);

/** Names each piece after its place and content, so that a second try of the same file takes the place of the first. */
const namedPieces = async (body: Readable, stage?: (id: string, piece: Buffer) => Promise<void>) => {
  const ids: string[] = [];
  for await (const piece of piecesOf(body)) {
    const hash = createHash('sha256').update(piece).digest('base64url');
    const id = Buffer.from(`${String(ids.length).padStart(5, '0')}-${hash}`).toString('base64');
    await stage?.(id, piece);
    ids.push(id);
  }
  return ids;
};
