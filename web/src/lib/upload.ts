import { AppError, type ErrorCode } from '@llave/contract/errors';
import { type Purpose, purposes, uploadAddress } from '@llave/contract/files';
import { type Block, blockDoor, blocksOf, isBlockMissing } from './block-door.ts';
import { call } from './call.ts';
import { forgetUpload, type KeptUpload, keepUpload, keptUploads, ownerNow, type UploadProof } from './kept-uploads.ts';
import { startPatience } from './patience.ts';
import { shrinkImage } from './shrink-image.ts';
import { type Progress, startPace } from './upload-pace.ts';

export type UploadOptions = {
  purpose: Purpose;
  proof?: UploadProof;
  /** The place on a screen that it belongs to: a reloaded page finds it again by this name. */
  slot?: string | null;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

type Watching = Pick<UploadOptions, 'onProgress' | 'signal'>;

/** The reason to stop an upload that goes on later; any other one gives it up. */
export const leaving = new DOMException('The page was left', 'AbortError');

/** Without one block getting through for so long it is left to a later try. */
const giveUpAfter = 10 * 60_000;

/** Sends a file so that a lost connection or a reloaded page costs one block at most. Answers the name it is stored under. */
export const upload = async (file: File, options: UploadOptions): Promise<string> =>
  sendUpload(await prepareUpload(file, options), options);

/** Makes a file ready to be sent, and keeps it in this browser until it has arrived. */
export const prepareUpload = async (
  file: File,
  { purpose, proof = {}, slot = null }: UploadOptions,
): Promise<KeptUpload> => {
  const content = file.type.startsWith('image/') ? await shrinkImage(file) : file;
  const { maxBytes } = purposes[purpose];
  if (content.size > maxBytes) throw new AppError('tooLarge', { maxBytes });
  if (content.size === 0) throw new AppError('invalid', [{ path: 'file', code: 'fileEmpty' }]);

  const fileName = `${crypto.randomUUID()}.${extensionOf(content.name)}`;
  const kept = {
    fileName,
    originalName: file.name,
    content,
    purpose,
    proof,
    slot,
    owner: ownerNow(),
    startedAt: Date.now(),
  };
  await keepUpload(kept);
  return kept;
};

/** Sends what has not arrived yet. Another tab that sends the same file is waited for: it will have arrived by then. */
export const sendUpload = (kept: KeptUpload, watching: Watching = {}): Promise<string> =>
  navigator.locks
    ? navigator.locks.request(`upload ${kept.fileName}`, () => transfer(kept, watching))
    : transfer(kept, watching);

/** Goes on with everything that a reloaded or closed page left under way. */
export const resumeUploads = async (watching: Watching = {}): Promise<string[]> =>
  Promise.all((await keptUploads()).map((kept) => sendUpload(kept, watching)));

const extensionOf = (name: string) => name.match(/\.([a-z0-9]{1,8})$/i)?.[1]?.toLowerCase() ?? 'bin';

const transfer = async (kept: KeptUpload, { onProgress, signal }: Watching): Promise<string> => {
  const blocks = blocksOf(kept.content.size);
  const pace = startPace(kept.content.size);
  const patience = startPatience(giveUpAfter);
  let known: Set<string> | undefined;
  let address: string | undefined;
  const tell = (sent: number, waiting = false) => onProgress?.(pace.note(sent, waiting));

  for (;;) {
    try {
      address ??= await askAddress(kept, signal);
      const door = blockDoor(address, kept.content, signal);
      if (!known) {
        known = blocks.length > 1 ? await door.arrived(blocks) : new Set<string>();
        pace.restart(sizeOf(blocks, known));
      }
      const there = known;
      const done = sizeOf(blocks, there);
      const next = blocks.find(({ id }) => !there.has(id));
      tell(done);
      if (next && blocks.length > 1) {
        await door.sendBlock(next, (bytes) => tell(done + Math.min(bytes, next.end - next.start)));
        there.add(next.id);
        patience.succeeded();
        continue;
      }
      await (blocks.length > 1
        ? door.sendList(blocks)
        : door.sendWhole((bytes) => tell(Math.min(bytes, kept.content.size))));
      break;
    } catch (error) {
      if (signal?.aborted && signal.reason !== leaving) await forgetUpload(kept.fileName);
      signal?.throwIfAborted();
      if (!passes(error, address)) {
        if (refuses(error)) await forgetUpload(kept.fileName);
        throw error;
      }
      if ((error as AppError).code === 'linkInvalid') address = undefined;
      tell(sizeOf(blocks, known ?? new Set()), true);
      known = undefined;
      await patience.wait(error, signal);
    }
  }
  await forgetUpload(kept.fileName);
  return kept.fileName;
};

const askAddress = async ({ fileName, purpose, proof }: KeptUpload, signal?: AbortSignal) =>
  (await call(uploadAddress, { params: { fileName }, query: { purpose, ...proof } }, { signal })).sasUri;

const sizeOf = (blocks: Block[], ids: Set<string>) =>
  blocks.reduce((sum, { id, start, end }) => sum + (ids.has(id) ? end - start : 0), 0);

/** What another try may mend: the network, the server's bad moments, an address that is over, a block that got lost. */
const passes = (error: unknown, address: string | undefined) => {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'linkInvalid') return address !== undefined;
  return ['unavailable', 'failed', 'tooMany'].includes(error.code) || isBlockMissing(error);
};

const refusals: ErrorCode[] = ['tooLarge', 'fileKind', 'invalid', 'fileExists', 'forbidden'];
const refuses = (error: unknown) => error instanceof AppError && refusals.includes(error.code);
