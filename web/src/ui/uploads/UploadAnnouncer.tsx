import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './UploadAnnouncer.module.css';

type Props = { label: string; percent: number | null; received: boolean };

/** Tells a screen reader that it began, each quarter, and that it arrived; nothing in between. */
export const UploadAnnouncer = ({ label, percent, received }: Props) => {
  const { t } = useTranslation();
  const [wasSending, setWasSending] = useState(false);
  const isSending = percent !== null;
  useEffect(() => {
    if (isSending) setWasSending(true);
  }, [isSending]);

  const quarter = Math.floor((percent ?? 0) / 25) * 25;
  const sending =
    quarter === 0 ? t('files.announceStarted', { label }) : t('files.announcePercent', { label, count: quarter });
  const text = isSending ? sending : wasSending && received ? t('files.announceReceived', { label }) : '';
  return (
    <div role="status" className={classes.hidden}>
      {text}
    </div>
  );
};
