import { smallPicture } from '@llave/contract/picture-address';
import { useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { bringAhead } from '../lib/bring.ts';
import { useLater } from '../lib/later.ts';
import classes from './Gallery.module.css';
import { Picture } from './Picture.tsx';
import { useKeyboardBack } from './use-keyboard-back.ts';

export type GalleryImage = { fileName: string; url: string };

const loadLightbox = () => import('./Lightbox.tsx').then(({ Lightbox }) => Lightbox);
const bringLightbox = () => bringAhead(loadLightbox);

/** Small pictures, each of which opens large. */
export const Gallery = ({ label, images }: { label: string; images: GalleryImage[] }) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number | null>(null);
  const Lightbox = useLater(shown === null ? bringLightbox : loadLightbox);
  useKeyboardBack(shown !== null);
  return (
    <>
      <ul className={classes.gallery} aria-label={label}>
        {images.map(({ fileName, url }, index) => (
          <li key={fileName}>
            <button type="button" className={classes.thumb} onClick={() => setShown(index)}>
              <Picture
                url={smallPicture(url)}
                alt={t('gallery.number', { number: index + 1, count: images.length })}
                className={classes.picture}
                lazy
              />
            </button>
          </li>
        ))}
      </ul>
      {Lightbox && <Lightbox label={label} images={images} shown={shown} show={setShown} />}
    </>
  );
};
