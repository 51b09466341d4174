import type { Purpose } from '@llave/contract/files';
import { createStore, del, set, values } from 'idb-keyval';
import { currentSession } from '../session/session.ts';

/** What a visitor shows instead of a session: a wizard's ticket, the secret of a label or a link, or the code of a visit. */
export type UploadProof = { ticket?: string; token?: string; code?: string };

/** An upload under way, kept in this browser until it is done so that a reloaded page can go on with it. */
export type KeptUpload = {
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

/** A browser that cannot keep it still sends it. */
export const keepUpload = (upload: KeptUpload) => set(upload.fileName, upload, store()).catch(() => {});

export const forgetUpload = (fileName: string) => del(fileName, store()).catch(() => {});

/** What this person left under way, here or in a place of its own; what is too old is forgotten. */
export const keptUploads = async (slot?: string): Promise<KeptUpload[]> => {
  const all = await values<KeptUpload>(store()).catch(() => []);
  const old = all.filter((upload) => upload.startedAt < Date.now() - lifetime);
  await Promise.all(old.map((upload) => forgetUpload(upload.fileName)));
  return all.filter(
    (upload) => !old.includes(upload) && upload.owner === ownerNow() && (slot === undefined || upload.slot === slot),
  );
};
