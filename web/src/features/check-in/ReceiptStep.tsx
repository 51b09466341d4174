import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { bytesOf, download, slug } from '../../lib/download.ts';
import { Button } from '../../ui/Button.tsx';
import { StepAct } from '../../ui/StepAct.tsx';
import type { Receipt } from './draft.ts';
import { PdfView } from './PdfView.tsx';
import classes from './ReceiptStep.module.css';
import { Step } from './Step.tsx';
import type { CheckIn } from './use-check-in.ts';

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
