import { IconPhotoCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import type { UploadProof } from '../lib/kept-uploads.ts';
import { FileUpload } from './FileUpload.tsx';
import classes from './PhotosUpload.module.css';
import { Picture } from './Picture.tsx';

type Props = {
  label: string;
  /** The names of those that have arrived. */
  value: string[];
  onChange: (fileNames: string[]) => void;
  onSending?: (sending: boolean) => void;
  max: number;
  /** The place on the screen by which a reloaded page finds an upload under way. */
  slot?: string;
  proof?: UploadProof;
  capture?: 'environment' | 'user';
  /** The endings that the names may have, where only some will do. */
  endings?: readonly string[];
  error?: string | undefined;
};

/** Several pictures, one after the other: those that have arrived can be seen and taken away again. */
export const PhotosUpload = ({
  label,
  value,
  onChange,
  onSending,
  max,
  slot,
  proof,
  capture,
  endings,
  error,
}: Props) => {
  const { t } = useTranslation();
  const { previews, keep } = usePreviews();
  return (
    <div className={classes.photos}>
      {value.length > 0 && (
        <ul aria-label={label}>
          {value.map((fileName, index) => (
            <li key={fileName}>
              <Picture
                url={previews[fileName]}
                alt={t('files.photo', { number: index + 1 })}
                className={classes.picture}
                placeholder={<IconPhotoCheck size={32} stroke={1.6} />}
              />
              <button
                type="button"
                aria-label={t('files.removePhoto', { number: index + 1 })}
                onClick={() => onChange(value.filter((kept) => kept !== fileName))}
              >
                <IconX size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {value.length < max && (
        <FileUpload
          label={value.length === 0 ? label : t('files.anotherPhoto')}
          purpose="image"
          value={null}
          onChange={(fileName, _, content) => {
            if (!fileName) return;
            keep(fileName, content);
            onChange([...value, fileName]);
          }}
          {...(onSending && { onSending })}
          {...(slot !== undefined && { slot })}
          {...(proof && { proof })}
          {...(capture && { capture })}
          {...(endings && { endings })}
          {...(error && { error })}
        />
      )}
      <p role="status" className={classes.count}>
        {value.length > 0 && t('files.photos', { count: value.length })}
      </p>
    </div>
  );
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
