import { IconFileText, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './PdfView.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';
import { usePages } from './use-pages.ts';

/** The receipt itself, drawn into the page; it can be enlarged and moved with a finger. */
export const PdfView = ({ pdf }: { pdf: string }) => {
  const { t } = useTranslation();
  const pages = usePages(pdf);
  const [isLarge, setLarge] = useState(false);
  if (pages === 'loading' || pages === 'unshown')
    return (
      <div className={classes.waiting} role="status" data-busy={pages === 'loading' || undefined}>
        <IconFileText size={48} stroke={1.4} />
        <p>{t(`checkIn.receipt.${pages}`)}</p>
      </div>
    );
  return (
    <>
      <Button
        variant="light"
        leftSection={isLarge ? <IconZoomOut size={20} /> : <IconZoomIn size={20} />}
        onClick={() => setLarge(!isLarge)}
      >
        {t(isLarge ? 'checkIn.receipt.shrink' : 'checkIn.receipt.enlarge')}
      </Button>
      <ScrollRegion label={t('checkIn.receipt.title')} className={isLarge ? classes.large : classes.paper}>
        {pages.map(({ url, words, width, height }, index) => (
          <figure key={url}>
            <img
              src={url}
              width={width}
              height={height}
              alt={t('checkIn.receipt.page', { page: index + 1, count: pages.length })}
            />
            <figcaption className={classes.words}>{words}</figcaption>
          </figure>
        ))}
      </ScrollRegion>
    </>
  );
};
