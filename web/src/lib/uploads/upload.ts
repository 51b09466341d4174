import { AppError, type ErrorCode } from '@llave/contract/errors';
import { maxImageSide, type Purpose, purposes, uploadAddress } from '@llave/contract/files';
import { ownAddress } from '../browser/own-address.ts';
import { call } from '../calls/call.ts';
import { startBackoff } from './backoff.ts';
import { type Block, blockBlob, isBlockMissing } from './block-blob.ts';
import { firstBlock, startBlockSize } from './block-size.ts';
import { ownerNow, removeUpload, type StoredUpload, storeUpload, type UploadProof } from './stored-uploads.ts';
import { type Progress, startPace } from './upload-pace.ts';

type Upload = {
  purpose: Purpose;
  proof?: UploadProof;
  /** The place on a screen that it belongs to: a reloaded page finds it again by this name. */
  slot?: string | null;
  /** The name it was promised under; otherwise it gets a new one. */
  fileName?: string | undefined;
  /** The endings that a picture's name may have; one that this browser cannot draw anew is not sent at all. */
  endings?: readonly string[] | undefined;
};

type Watching = {
  onProgress?: (progress: Progress) => void;
  /** Makes the name known to the server, where it must be before an address is given for it. */
  onName?: ((fileName: string) => Promise<void>) | undefined;
  signal?: AbortSignal;
};

/** The reason to stop an upload that goes on later; any other one gives it up. */
export const leaving = new DOMException('The page was left', 'AbortError');

/** Without one block getting through for so long it is left to a later try. */
const giveUpAfter = 10 * 60_000;

/** Makes a file ready to be sent, and keeps it in this browser until it has arrived. */
export const prepareUpload = async (file: File, wanted: Upload): Promise<StoredUpload> => {
  const { purpose, proof = {}, slot = null, endings } = wanted;
  if (endings && !endings.includes(extensionOf(file.name))) throw new AppError('fileKind', { endings });
  const content = file.type.startsWith('image/') ? await shrinkImage(file) : file;
  if (endings && content === file) throw new AppError('fileKind', { endings });
  const { maxBytes } = purposes[purpose];
  if (content.size > maxBytes) throw new AppError('tooLarge', { maxBytes });
  if (content.size === 0) throw new AppError('invalid', [{ path: 'file', code: 'fileEmpty' }]);

  const fileName = wanted.fileName ?? `${crypto.randomUUID()}.${extensionOf(content.name)}`;
  const upload = {
    fileName,
    originalName: content.name,
    content,
    purpose,
    proof,
    slot,
    owner: ownerNow(),
    startedAt: Date.now(),
  };
  await storeUpload(upload);
  return upload;
};

/**
 * Sends what has not arrived yet, so that a lost connection or a reloaded page costs one block at most. Answers the name
 * it is stored under. Another tab that sends the same file is waited for: it will have arrived by then.
 */
export const sendUpload = (upload: StoredUpload, watching: Watching = {}): Promise<string> =>
  navigator.locks
    ? navigator.locks.request(`upload ${upload.fileName}`, () => transfer(upload, watching))
    : transfer(upload, watching);

const extensionOf = (name: string) => name.match(/\.([a-z0-9]{1,8})$/i)?.[1]?.toLowerCase() ?? 'bin';

/** `blocks` is what the server has for certain, from the beginning; it is asked where that is not known. */
const transfer = async (upload: StoredUpload, { onProgress, onName, signal }: Watching): Promise<string> => {
  const { content, fileName } = upload;
  const pace = startPace(content.size);
  const backoff = startBackoff(giveUpAfter);
  const size = startBlockSize();
  const report = (sent: number, waiting = false) => onProgress?.(pace.note(Math.min(sent, content.size), waiting));
  let address: string | undefined;
  let blocks: Block[] | undefined;

  for (;;) {
    try {
      if (!address) await onName?.(fileName);
      address ??= await askAddress(upload, signal);
      const blob = blockBlob(address, content, signal);
      if (content.size <= firstBlock) {
        report(0);
        await blob.sendWhole(report);
        break;
      }
      if (!blocks) {
        const arrived = await blob.arrived();
        if (arrived === 'stored') break;
        blocks = arrived;
        pace.restart(endOf(blocks));
      }
      const start = endOf(blocks);
      report(start);
      if (start === content.size) {
        await blob.sendList(blocks);
        break;
      }
      const block = { start, end: Math.min(content.size, start + size.bytes()) };
      const began = performance.now();
      await blob.sendBlock(block, (bytes) => report(start + Math.min(bytes, block.end - start)));
      blocks.push(block);
      size.took(performance.now() - began);
      backoff.succeeded();
    } catch (error) {
      if (signal?.aborted && signal.reason !== leaving) await removeUpload(fileName);
      signal?.throwIfAborted();
      if (isStored(error)) break;
      if (!passes(error, address)) {
        if (refuses(error)) await removeUpload(fileName);
        throw error;
      }
      if ((error as AppError).code === 'linkInvalid') address = undefined;
      report(endOf(blocks ?? []), true);
      blocks = undefined;
      size.failed();
      await backoff.wait(error, signal);
    }
  }
  await removeUpload(fileName);
  return fileName;
};

const askAddress = async ({ fileName, purpose, proof }: StoredUpload, signal?: AbortSignal) =>
  ownAddress((await call(uploadAddress, { params: { fileName }, query: { purpose, ...proof } }, { signal })).sasUri);

const endOf = (blocks: Block[]) => blocks.at(-1)?.end ?? 0;

/** What another try may mend: the network, the server's bad moments, an address that is over, a block that got lost. */
const passes = (error: unknown, address: string | undefined) => {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'linkInvalid') return address !== undefined;
  return ['unavailable', 'failed', 'tooMany'].includes(error.code) || isBlockMissing(error);
};

/** Nobody else knows the name: it arrived before, and the answer got lost. */
const isStored = (error: unknown) => error instanceof AppError && error.code === 'fileExists';

const refusals: ErrorCode[] = ['tooLarge', 'fileKind', 'invalid', 'forbidden'];
const refuses = (error: unknown) => error instanceof AppError && refusals.includes(error.code);

/**
 * The picture drawn anew no larger than the server keeps it, without what else the file says, such as where it was
 * taken. What this browser cannot read stays as it is.
 */
const shrinkImage = async (file: File): Promise<File> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return file;

  const scale = Math.min(1, maxImageSide / Math.max(bitmap.width, bitmap.height));
  const canvas = draw(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const type = file.type !== 'image/jpeg' && isSeeThrough(bitmap) ? 'image/png' : 'image/jpeg';
  bitmap.close();
  const blob = canvas && (await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.86)));
  if (!blob) return file;
  return new File([blob], file.name.replace(/(\.\w*)?$/, type === 'image/png' ? '.png' : '.jpg'), { type });
};

const draw = (bitmap: ImageBitmap, width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** Looks at a small copy: enough to tell a logo with a cut-out from a photo. */
const isSeeThrough = (bitmap: ImageBitmap) => {
  const pixels = draw(bitmap, 64, 64)?.getContext('2d')?.getImageData(0, 0, 64, 64).data ?? [];
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if ((pixels[alpha] ?? 255) < 255) return true;
  return false;
};
