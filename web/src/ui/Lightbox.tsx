import { Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { Furnished } from './Furnished.tsx';
import type { GalleryImage } from './Gallery.tsx';
import classes from './Lightbox.module.css';
import { Picture } from './Picture.tsx';

type Props = {
  label: string;
  images: GalleryImage[];
  /** The place of the picture that is open; null while none is. */
  shown: number | null;
  show: (index: number | null) => void;
};

const swipe = 48;

/** One picture as large as the screen: on with the arrows or a swipe, away with Escape. */
export const Lightbox = ({ label, images, shown, show }: Props) => {
  const { t } = useTranslation();
  const from = useRef(0);
  const count = images.length;
  const image = shown === null ? undefined : images[shown];
  const step = (by: number) => shown !== null && show((shown + by + count) % count);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  const number = t('gallery.number', { number: (shown ?? 0) + 1, count });
  return (
    <Furnished>
      <Modal.Root opened={image !== undefined} onClose={() => show(null)} returnFocus={false} fullScreen>
        <Modal.Overlay />
        <Modal.Content aria-label={label}>
          <div className={classes.room}>
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
              <Picture url={image?.url} alt={number} className={classes.picture} fit="contain" />
            </div>
            <button type="button" className={classes.close} aria-label={t('shell.close')} onClick={() => show(null)}>
              <IconX size={26} />
            </button>
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
          </div>
        </Modal.Content>
      </Modal.Root>
    </Furnished>
  );
};
