import type { CheckIn } from '@llave/contract/check-ins';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { DownloadLink } from '../../ui/DownloadLink.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { receiptNumberOf } from './names.ts';
import classes from './Receipt.module.css';

/** What was signed, as the paper that the customer has: there a moment after the check-in, which is told live. */
export const Receipt = ({ checkIn }: { checkIn: CheckIn }) => {
  const { t } = useTranslation();
  const { receipt, email } = checkIn;
  const number = receiptNumberOf(checkIn);
  if (!receipt) return null;
  return (
    <Panel
      title={t('checkIns.receipt.title')}
      lead={t(email ? 'checkIns.receipt.lead' : 'checkIns.receipt.leadUnmailed')}
    >
      {!receipt && <p role="status">{t('checkIns.receipt.waiting')}</p>}
      {receipt && (
        <div className={classes.ways}>
          <a href={receipt.url} target="_blank" rel="noreferrer" aria-label={t('checkIns.receipt.openOf', { number })}>
            <IconFileText size={20} stroke={1.8} />
            {t('checkIns.receipt.open')}
          </a>
          <DownloadLink
            fileName={receipt.fileName}
            saveAs={t('checkIns.receipt.fileName', { number })}
            label={t('checkIns.receipt.downloadOf', { number })}
          >
            {t('checkIns.receipt.download')}
          </DownloadLink>
        </div>
      )}
    </Panel>
  );
};
