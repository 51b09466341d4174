import type { CheckIn } from '@llave/contract/check-ins';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { DownloadLink } from '../../ui/DownloadLink.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './Receipt.module.css';

/** What was signed, as the paper that the customer has. */
export const Receipt = ({ checkIn: { receipt, receiptNumber: number, email } }: { checkIn: CheckIn }) => {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('checkIns.receipt.title')}
      lead={t(email ? 'checkIns.receipt.lead' : 'checkIns.receipt.leadUnmailed')}
    >
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
    </Panel>
  );
};
