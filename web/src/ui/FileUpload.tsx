import { extensions, type Purpose, purposes } from '@llave/contract/files';
import { Button } from '@mantine/core';
import { IconCamera, IconCheck, IconFile, IconVideo, IconWifi } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import type { UploadProof } from '../lib/kept-uploads.ts';
import classes from './FileUpload.module.css';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import { canRetry, percentOf, progressText, uploadFailure } from './upload-texts.ts';
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
  error?: string;
  disabled?: boolean;
};

const icons: Record<Purpose, ReactNode> = {
  image: <IconCamera size={28} stroke={1.8} />,
  video: <IconVideo size={28} stroke={1.8} />,
  document: <IconFile size={28} stroke={1.8} />,
};
const prompts = { image: 'files.tapToPhotograph', video: 'files.tapToRecord', document: 'files.tapToChoose' } as const;

export const acceptOf = (purpose: Purpose) => {
  const types = purposes[purpose].types;
  return [...types, ...new Set(types.flatMap((type) => extensions[type].map((extension) => `.${extension}`)))].join(
    ',',
  );
};

/** A card that takes one file: says how much has gone, how long it takes, and that a lost connection does no harm. */
export const FileUpload = ({
  label,
  purpose,
  value,
  onChange,
  onSending,
  detail,
  capture,
  slot,
  proof,
  error,
  disabled,
}: Props) => {
  const { t, language } = useTranslation();
  const [id, statusId] = [useId(), useId()];
  const [name, setName] = useState('');
  const { state, start, retry, cancel } = useUpload({
    purpose,
    ...(slot !== undefined && { slot }),
    ...(proof && { proof }),
    onDone: (fileName, originalName, content) => {
      setName(originalName);
      onChange(fileName, originalName, content);
    },
  });
  const sending = state.step === 'sending';
  useEffect(() => onSending?.(sending), [sending, onSending]);
  const received = state.step === 'idle' && value !== null;
  const failure = state.step === 'failed' ? uploadFailure(t, state.error) : error;
  const percent = sending && state.progress ? percentOf(state.progress) : 0;
  const status = sending
    ? progressText(t, language, state.progress)
    : received
      ? [detail ?? name, t('files.received')].filter(Boolean).join(' · ')
      : t(capture ? prompts[purpose] : 'files.tapToChoose');

  return (
    <div
      className={classes.card}
      data-step={received ? 'received' : state.step}
      data-invalid={failure ? true : undefined}
    >
      <div className={classes.row}>
        <span className={classes.tile}>{received ? <IconCheck size={30} stroke={2.2} /> : icons[purpose]}</span>
        <div className={classes.words}>
          <span className={classes.title}>{label}</span>
          <span className={classes.status} id={statusId}>
            {status}
          </span>
        </div>
        {sending ? (
          <span className={classes.percent}>{t('files.percent', { count: percent })}</span>
        ) : (
          <>
            <input
              id={id}
              type="file"
              className={classes.hidden}
              aria-label={t(received ? 'files.changeOf' : 'files.chooseOf', { label })}
              aria-describedby={statusId}
              aria-invalid={failure ? true : undefined}
              accept={acceptOf(purpose)}
              capture={capture}
              disabled={disabled}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                if (file) start(file);
              }}
            />
            <label htmlFor={id} className={classes.choose} aria-hidden="true">
              {t(received ? 'files.change' : 'files.choose')}
            </label>
          </>
        )}
      </div>
      {sending && (
        <>
          <div
            className={classes.track}
            role="progressbar"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            aria-valuetext={status}
          >
            <div className={classes.bar} style={{ width: `${percent}%` }} />
          </div>
          <div className={classes.foot}>
            <span className={classes.note}>
              <IconWifi size={18} stroke={1.8} />
              {t('files.resumes')}
            </span>
            <button
              type="button"
              className={classes.quiet}
              aria-label={t('files.cancelOf', { label })}
              onClick={cancel}
            >
              {t('files.cancel')}
            </button>
          </div>
        </>
      )}
      {failure && (
        <div className={classes.failure} role="alert">
          <span>{failure}</span>
          {state.step === 'failed' && canRetry(state.error) && (
            <Button variant="light" onClick={retry}>
              {t('files.retry')}
            </Button>
          )}
        </div>
      )}
      <UploadAnnouncer label={label} percent={sending ? percent : null} received={received} />
    </div>
  );
};
