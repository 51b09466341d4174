import type { Purpose } from '@llave/contract/files';
import { IconCamera, IconCheck, IconFile, IconVideo, IconWifi } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../buttons/Button.tsx';
import { acceptOf, acceptOfEndings } from './accepted-files.ts';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import classes from './UploadCard.module.css';
import { canRetry, percentOf, progressText, uploadFailure } from './upload-texts.ts';
import type { Upload } from './use-upload.ts';

type Props = {
  label: string;
  purpose: Purpose;
  upload: Upload;
  /** Whether there is a file already. */
  isHere: boolean;
  /** What is said of a received file, such as its kilometres. */
  detail?: string | undefined;
  /** What is said where there is none yet. */
  prompt?: string | undefined;
  /** Opens the camera of a phone at once. */
  capture?: 'environment' | 'user';
  /** The endings that a picture's name may have, where only some will do. */
  endings?: readonly string[] | undefined;
  /** Takes away what has arrived, where it may be missing. */
  onRemove?: (() => void) | undefined;
  error?: string | undefined;
  disabled?: boolean;
};

const icons: Record<Purpose, ReactNode> = {
  image: <IconCamera size={28} stroke={1.8} />,
  video: <IconVideo size={28} stroke={1.8} />,
  document: <IconFile size={28} stroke={1.8} />,
};
const prompts = { image: 'files.tapToPhotograph', video: 'files.tapToRecord', document: 'files.tapToChoose' } as const;

/** A card that takes one file: says how much has gone, how long it takes, and that a lost connection does no harm. */
export const UploadCard = ({
  label,
  purpose,
  upload,
  isHere,
  detail,
  prompt,
  capture,
  endings,
  onRemove,
  error,
  disabled,
}: Props) => {
  const { t, language } = useTranslation();
  const [id, statusId] = [useId(), useId()];
  const { state, start, retry, cancel } = upload;
  const sending = state.step === 'sending';
  const received = state.step === 'idle' && isHere;
  const failure = state.step === 'failed' ? uploadFailure(t, state.error) : error;
  const percent = sending && state.progress ? percentOf(state.progress) : 0;
  const status = sending
    ? progressText(t, language, state.progress)
    : received
      ? [detail ?? state.name, t('files.received')].filter(Boolean).join(' · ')
      : (prompt ?? t(capture ? prompts[purpose] : 'files.tapToChoose'));

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
              accept={endings ? acceptOfEndings(endings) : acceptOf(purpose)}
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
      {received && onRemove && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('files.removeOf', { label })}
          onClick={onRemove}
          disabled={disabled}
        >
          {t('files.remove')}
        </button>
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
