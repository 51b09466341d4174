import { IconDownload, IconFileText, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { bytesOf, download, slug } from '../../../lib/browser/download.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { StepAct } from '../../../ui/public/StepAct.tsx';
import type { Receipt } from '../draft.ts';
import type { CheckIn } from '../use-check-in.ts';
import { loadPdf } from './pdf.ts';
import classes from './ReceiptStep.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';
import { Step } from './Step.tsx';

type Props = { checkIn: CheckIn; receipt: Receipt };

/** The signed receipt, to look at and to keep. */
export const ReceiptStep = ({ checkIn, receipt: { receiptNumber, pdf } }: Props) => {
  const { t } = useTranslation();
  const { draft, isDemo, finish } = checkIn;
  const email = draft.values.email.trim();
  const save = () => {
    const name = slug(
      [t('checkIn.receipt.fileName'), receiptNumber, draft.values.numberPlate].filter(Boolean).join(' '),
    );
    download(`${name}.pdf`, new Blob([bytesOf(pdf)], { type: 'application/pdf' }));
  };
  return (
    <Step
      checkIn={checkIn}
      title={
        receiptNumber === null ? t('checkIn.receipt.title') : t('checkIn.receipt.number', { number: receiptNumber })
      }
      lead={t('checkIn.receipt.lead')}
      act={<StepAct label={t('checkIn.receipt.finish')} onClick={finish} />}
    >
      {email && !isDemo && <p className={classes.mailed}>{t('checkIn.receipt.mailed', { email })}</p>}
      <div className={classes.receipt}>
        <Button variant="default" leftSection={<IconDownload size={20} />} onClick={save}>
          {t('checkIn.receipt.download')}
        </Button>
        <PdfView pdf={pdf} />
      </div>
    </Step>
  );
};

/** The receipt itself, drawn into the page; it can be enlarged and moved with a finger. */
const PdfView = ({ pdf }: { pdf: string }) => {
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

type Shown = { url: string; words: string; width: number; height: number };

/** The pages of a PDF as pictures: none yet, or that this browser cannot. */
const usePages = (pdf: string): Shown[] | 'loading' | 'unshown' => {
  const [pages, setPages] = useState<Shown[] | 'loading' | 'unshown'>('loading');
  useEffect(() => {
    let left = false;
    const made: string[] = [];
    const draw = async () => {
      const drawn = await (await loadPdf()).drawPages(bytesOf(pdf));
      if (left) return;
      const shown = drawn.map(({ picture, ...page }) => ({ ...page, url: URL.createObjectURL(picture) }));
      made.push(...shown.map(({ url }) => url));
      setPages(shown);
    };
    draw().catch(() => !left && setPages('unshown'));
    return () => {
      left = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [pdf]);
  return pages;
};
