import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { acceptOf } from './accepted-files.ts';
import classes from './ImagePicker.module.css';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import { percentOf, progressText, uploadFailure } from './upload-texts.ts';
import { useUpload } from './use-upload.ts';

type Props = {
  value: string | null;
  /** Where the stored picture can be seen. */
  url: string | null;
  onChange: (fileName: string | null) => void;
  label: string;
  error?: string;
  disabled?: boolean;
  /** What else there is while no picture is chosen. */
  instead?: ReactNode;
};

/** A picture that is shown as soon as it is chosen, sent at once, and can be replaced or taken away. */
export const ImagePicker = ({ value, url, onChange, label, error, disabled, instead }: Props) => {
  const { t, language } = useTranslation();
  const [id, statusId] = [useId(), useId()];
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = useObjectUrl(chosen);
  const { state, start, cancel } = useUpload({ purpose: 'image', onDone: onChange });
  const sending = state.step === 'sending';
  const percent = sending && state.progress ? percentOf(state.progress) : 0;
  const failure = state.step === 'failed' ? uploadFailure(t, state.error) : error;
  const shown = sending || value ? (preview ?? url) : null;

  const choose = (file: File | undefined) => {
    if (!file) return;
    setChosen(file);
    start(file);
  };
  const remove = () => {
    cancel();
    setChosen(null);
    if (!sending) onChange(null);
  };

  return (
    <div className={classes.picker} data-invalid={failure ? true : undefined}>
      <Picture key={shown} source={state.step === 'failed' && !value ? null : shown} label={label} />
      <div className={classes.side}>
        <div className={classes.acts}>
          <input
            id={id}
            type="file"
            className={classes.hidden}
            accept={acceptOf('image')}
            aria-label={t(value ? 'files.changeOf' : 'files.chooseImageOf', { label })}
            aria-describedby={statusId}
            aria-invalid={failure ? true : undefined}
            disabled={disabled || sending}
            onChange={(event) => {
              choose(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          <label htmlFor={id} className={classes.choose} aria-hidden="true">
            {t(value ? 'files.change' : 'files.chooseImage')}
          </label>
          {(value || sending) && (
            <button
              type="button"
              className={classes.remove}
              disabled={disabled}
              aria-label={t(sending ? 'files.cancelOf' : 'files.removeOf', { label })}
              onClick={remove}
            >
              {t(sending ? 'files.cancel' : 'files.remove')}
            </button>
          )}
          {!value && !sending && instead}
        </div>
        <div id={statusId} className={classes.status}>
          {sending && progressText(t, language, state.progress)}
        </div>
        {sending && (
          <div
            className={classes.track}
            role="progressbar"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <div className={classes.bar} style={{ width: `${percent}%` }} />
          </div>
        )}
        {failure && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
      <UploadAnnouncer label={label} percent={sending ? percent : null} received={!sending && value !== null} />
    </div>
  );
};

/** The picture, or a place for one where there is none or it does not load. */
const Picture = ({ source, label }: { source: string | null; label: string }) => {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  if (!source || failed)
    return (
      <div className={classes.frame} role="img" aria-label={t('files.noPreview')}>
        <IconPhoto size={34} stroke={1.5} />
      </div>
    );
  return (
    <div className={classes.frame}>
      <img src={source} alt={label} onError={() => setFailed(true)} />
    </div>
  );
};

const useObjectUrl = (file: File | null) => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};
