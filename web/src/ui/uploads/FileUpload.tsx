import type { Purpose } from '@llave/contract/files';
import { UploadCard } from './UploadCard.tsx';
import { useUpload } from './use-upload.ts';

type Props = {
  label: string;
  purpose: Purpose;
  value: string | null;
  onChange: (fileName: string | null, originalName: string) => void;
  /** The place on the screen by which a reloaded page finds an upload under way. */
  slot?: string;
  error?: string | undefined;
  disabled?: boolean;
};

/** A card that takes one file and sends it as long as it is on the screen. */
export const FileUpload = ({ value, onChange, slot, ...card }: Props) => {
  const upload = useUpload({
    purpose: card.purpose,
    ...(slot !== undefined && { slot }),
    onDone: onChange,
  });
  return <UploadCard upload={upload} isHere={value !== null} {...card} />;
};
