import { useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import classes from './Gallery.module.css';
import { type GalleryImage, Lightbox } from './Lightbox.tsx';
import { Picture } from './Picture.tsx';

/** Small pictures, each of which opens large. */
export const Gallery = ({ label, images }: { label: string; images: GalleryImage[] }) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <ul className={classes.gallery} aria-label={label}>
        {images.map(({ fileName, smallUrl }, index) => (
          <li key={fileName}>
            <button type="button" className={classes.thumb} onClick={() => setShown(index)}>
              <Picture
                url={smallUrl}
                alt={t('gallery.number', { number: index + 1, count: images.length })}
                className={classes.picture}
                lazy
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && <Lightbox label={label} images={images} shown={shown} show={setShown} />}
    </>
  );
};
