import type { Purpose } from '@llave/contract/files';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type StoredUpload, storedUploads, type UploadProof } from '../../lib/uploads/stored-uploads.ts';
import { leaving, prepareUpload, sendUpload } from '../../lib/uploads/upload.ts';
import type { Progress } from '../../lib/uploads/upload-pace.ts';

export type UploadState =
  | { step: 'idle'; name: string }
  | { step: 'sending'; name: string; fileName: string | null; progress: Progress | null }
  | { step: 'failed'; name: string; error: unknown };

type Options = {
  purpose: Purpose;
  proof?: UploadProof;
  slot?: string;
  /** The name that was promised; without it each file gets a new one. */
  fileName?: string | undefined;
  /** The endings that a picture's name may have, where only some will do. */
  endings?: readonly string[] | undefined;
  onName?: (fileName: string) => Promise<void>;
  onDone: (fileName: string, name: string, content: Blob) => void;
};

export type Upload = ReturnType<typeof useUpload>;

/** One upload at a time for one place on a screen; goes on by itself with what a reload left under way there. */
export const useUpload = (options: Options) => {
  const [state, setState] = useState<UploadState>({ step: 'idle', name: '' });
  const latest = useRef(options);
  latest.current = options;
  const running = useRef<AbortController>(undefined);
  const pending = useRef<StoredUpload>(undefined);
  const { slot } = options;

  /** Shows one sending from its start to its end, unless another has taken its place. */
  const follow = useCallback(async (chosen: string, prepare: () => Promise<StoredUpload>) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const show = (next: UploadState) => !controller.signal.aborted && setState(next);
    show({ step: 'sending', name: chosen, fileName: null, progress: null });
    try {
      const stored = await prepare();
      pending.current = stored;
      controller.signal.throwIfAborted();
      const { fileName, originalName: name } = stored;
      show({ step: 'sending', name, fileName, progress: null });
      await sendUpload(stored, {
        signal: controller.signal,
        onName: latest.current.onName,
        onProgress: (progress) => show({ step: 'sending', name, fileName, progress }),
      });
      show({ step: 'idle', name });
      if (!controller.signal.aborted) latest.current.onDone(fileName, name, stored.content);
    } catch (error) {
      show({ step: 'failed', name: chosen, error });
    }
  }, []);

  useEffect(() => {
    let left = false;
    if (slot !== undefined)
      void storedUploads(slot).then((all) => {
        const { proof, fileName } = latest.current;
        const stored = all.find((upload) => fileName === undefined || upload.fileName === fileName);
        if (stored && !left && !running.current)
          void follow(stored.originalName, async () => ({ ...stored, proof: proof ?? stored.proof }));
      });
    return () => {
      left = true;
      running.current?.abort(slot === undefined ? undefined : leaving);
      running.current = undefined;
    };
  }, [slot, follow]);

  return {
    state,
    start: (file: File) => {
      const { purpose, proof, slot, fileName, endings } = latest.current;
      void follow(file.name, () => prepareUpload(file, { purpose, proof, slot, fileName, endings }));
    },
    /** Sends what is left of the one that failed. */
    retry: () => {
      const stored = pending.current;
      const { proof } = latest.current;
      if (stored) void follow(stored.originalName, async () => ({ ...stored, proof: proof ?? stored.proof }));
    },
    cancel: () => {
      running.current?.abort();
      running.current = undefined;
      setState({ step: 'idle', name: '' });
    },
  };
};
