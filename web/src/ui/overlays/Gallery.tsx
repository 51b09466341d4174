import { smallPicture } from '@llave/contract/picture-address';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { CloseButton } from '../buttons/CloseButton.tsx';
import { Picture } from '../signs/Picture.tsx';
import classes from './Gallery.module.css';
import { Modal } from './Modal.tsx';

/** Small pictures, each of which opens large. */
export const Gallery = ({ label, images }: { label: string; images: GalleryImage[] }) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number | null>(null);
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
      {shown !== null && <Lightbox label={label} images={images} shown={shown} show={setShown} />}
    </>
  );
};

type GalleryImage = { fileName: string; url: string };

type LightboxProps = {
  label: string;
  images: GalleryImage[];
  /** The place of the picture that is open. */
  shown: number;
  show: (index: number | null) => void;
};

const swipe = 48;

/** One picture as large as the screen: on with the arrows or a swipe, away with Escape. */
const Lightbox = ({ label, images, shown, show }: LightboxProps) => {
  const { t } = useTranslation();
  const from = useRef(0);
  const count = images.length;
  const step = (by: number) => show((shown + by + count) % count);
  const number = t('gallery.number', { number: shown + 1, count });
  return (
    <Modal
      className={classes.room}
      aria-label={label}
      close={() => show(null)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
    >
      <div
        className={classes.stage}
        onTouchStart={(event) => {
          from.current = event.touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={(event) => {
          const moved = (event.changedTouches[0]?.clientX ?? 0) - from.current;
          if (Math.abs(moved) > swipe) step(moved > 0 ? -1 : 1);
        }}
      >
        <Picture url={images[shown]?.url} alt={number} className={classes.lightboxPicture} fit="contain" />
      </div>
      <CloseButton close={() => show(null)} size={26} className={classes.close} />
      {count > 1 && (
        <div className={classes.bar}>
          <button type="button" aria-label={t('gallery.previous')} onClick={() => step(-1)}>
            <IconChevronLeft size={28} />
          </button>
          <p role="status">{number}</p>
          <button type="button" aria-label={t('gallery.next')} onClick={() => step(1)}>
            <IconChevronRight size={28} />
          </button>
        </div>
      )}
    </Modal>
  );
};
