import { IconPhotoCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { Picture } from '../signs/Picture.tsx';
import classes from './PhotosUpload.module.css';
import { UploadCard } from './UploadCard.tsx';
import type { Photos } from './use-photos.ts';

type Props = {
  label: string;
  photos: Photos;
  capture?: 'environment' | 'user';
  error?: string | undefined;
};

/** The pictures that have arrived, which can be taken away again, and a place for the next. */
export const PhotosUpload = ({ label, photos, capture, error }: Props) => {
  const { t } = useTranslation();
  const { value, isFull, endings, previews, upload, remove } = photos;
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
                className={classes.remove}
                aria-label={t('files.removePhoto', { number: index + 1 })}
                onClick={() => remove(fileName)}
              >
                <IconX size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <UploadCard
          label={value.length === 0 ? label : t('files.anotherPhoto')}
          purpose="image"
          upload={upload}
          isHere={false}
          endings={endings}
          error={error}
          {...(capture && { capture })}
        />
      )}
      <p role="status" className={classes.count}>
        {value.length > 0 && t('files.photos', { count: value.length })}
      </p>
    </div>
  );
};
