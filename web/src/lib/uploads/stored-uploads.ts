import type { Purpose } from '@llave/contract/files';
import { createStore, del, set, values } from 'idb-keyval';
import { currentSession } from '../session/session.ts';

/** What a visitor shows instead of a session: a wizard's ticket, the secret of a label or a link, or the code of a visit. */
export type UploadProof = { ticket?: string; token?: string; code?: string };

/** An upload under way, stored in IndexedDB until it is done so that a reloaded page can resume it. */
export type StoredUpload = {
  fileName: string;
  originalName: string;
  content: Blob;
  purpose: Purpose;
  proof: UploadProof;
  /** The place on a screen that it belongs to. */
  slot: string | null;
  owner: string | null;
  startedAt: number;
};

/** As long as the server keeps what has arrived. */
const lifetime = 24 * 60 * 60 * 1000;

const store = () => createStore('llave-uploads', 'uploads');

export const ownerNow = () => currentSession()?.user.id ?? null;

/** A browser that cannot store it still sends it. */
export const storeUpload = (upload: StoredUpload) => set(upload.fileName, upload, store()).catch(() => {});

export const removeUpload = (fileName: string) => del(fileName, store()).catch(() => {});

/** The unfinished uploads of this person, of one slot or of all; what is too old is removed. */
export const storedUploads = async (slot?: string): Promise<StoredUpload[]> => {
  const all = await values<StoredUpload>(store()).catch(() => []);
  const old = all.filter((upload) => upload.startedAt < Date.now() - lifetime);
  await Promise.all(old.map((upload) => removeUpload(upload.fileName)));
  return all.filter(
    (upload) => !old.includes(upload) && upload.owner === ownerNow() && (slot === undefined || upload.slot === slot),
  );
};
