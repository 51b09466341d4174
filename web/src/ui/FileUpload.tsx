import type { Purpose } from '@llave/contract/files';
import { useEffect } from 'react';
import type { UploadProof } from '../lib/kept-uploads.ts';
import { UploadCard } from './UploadCard.tsx';
import { useUpload } from './use-upload.ts';

type Props = {
  label: string;
  purpose: Purpose;
  value: string | null;
  onChange: (fileName: string | null, originalName: string, content: Blob) => void;
  /** Told when a file begins to go out and when it no longer does. */
  onSending?: (sending: boolean) => void;
  /** What is said of a received file, such as its kilometres. */
  detail?: string;
  /** Opens the camera of a phone at once. */
  capture?: 'environment' | 'user';
  /** The place on the screen by which a reloaded page finds an upload under way. */
  slot?: string;
  proof?: UploadProof;
  /** The endings that a picture's name may have, where only some will do. */
  endings?: readonly string[] | undefined;
  error?: string;
  disabled?: boolean;
};

/** A card that takes one file and sends it as long as it is on the screen. */
export const FileUpload = ({ value, onChange, onSending, slot, proof, ...card }: Props) => {
  const upload = useUpload({
    purpose: card.purpose,
    ...(slot !== undefined && { slot }),
    ...(proof && { proof }),
    endings: card.endings,
    onDone: onChange,
  });
  const sending = upload.state.step === 'sending';
  useEffect(() => onSending?.(sending), [sending, onSending]);
  return <UploadCard upload={upload} isHere={value !== null} {...card} />;
};
