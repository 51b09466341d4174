import { useEffect, useRef, useState } from 'react';
import type { UploadProof } from '../../lib/uploads/stored-uploads.ts';
import { useUpload } from './use-upload.ts';

type Options = {
  /** The names of those that have arrived. */
  value: string[];
  onChange: (fileNames: string[]) => void;
  max: number;
  /** The place on the screen by which a reloaded page finds an upload under way. */
  slot?: string;
  proof?: UploadProof;
  /** The endings that the names may have, where only some will do. */
  endings?: readonly string[];
};

export type Photos = ReturnType<typeof usePhotos>;

/** Several pictures, one after the other. The form has them, and so knows whether one is on its way. */
export const usePhotos = ({ value, onChange, max, slot, proof, endings }: Options) => {
  const { previews, keep } = usePreviews();
  const isFull = value.length >= max;
  const upload = useUpload({
    purpose: 'image',
    endings,
    ...(slot !== undefined && !isFull && { slot }),
    ...(proof && { proof }),
    onDone: (fileName, _, content) => {
      keep(fileName, content);
      onChange([...value, fileName]);
    },
  });
  return {
    value,
    isFull,
    endings,
    previews,
    upload,
    isSending: upload.state.step === 'sending',
    remove: (fileName: string) => onChange(value.filter((kept) => kept !== fileName)),
  };
};

/** What was sent from this page is shown from this page. */
const usePreviews = () => {
  const [previews, setPreviews] = useState<Record<string, string>>({});
  const made = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url);
    },
    [],
  );
  return {
    previews,
    keep: (fileName: string, content: Blob) => {
      const url = URL.createObjectURL(content);
      made.current.push(url);
      setPreviews((known) => ({ ...known, [fileName]: url }));
    },
  };
};
