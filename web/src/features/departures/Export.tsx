import type { AccountExport } from '@llave/contract/departures';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { dayText, today } from '../../lib/days.ts';
import { numberText } from '../../lib/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { complain } from '../../ui/complain.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { beginExport, exportQuery } from './api.ts';
import classes from './leaving.module.css';

/** Everything as one file: asked for, being written, ready. */
export const Export = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const found = useQuery(exportQuery(accountId));
  const last = found.data ?? null;
  const isWriting = last !== null && !last.readyDate && !last.failedDate;
  const begin = async () => {
    setBusy(true);
    await beginExport(accountId).catch((error) => complain(failureText(t, error, 'departures.export.failed')));
    setBusy(false);
  };
  return (
    <div className={classes.part}>
      <h3>{t('departures.export.title')}</h3>
      <p>{t('departures.export.lead')}</p>
      {isWriting && <Notice kind="info">{t('departures.export.writing')}</Notice>}
      {last?.failedDate && <Notice kind="bad">{t('departures.export.gaveUp')}</Notice>}
      {last?.readyDate && <Ready made={last} />}
      {found.isError && !found.data && (
        <ErrorState error={found.error} fallback="departures.export.readFailed" retry={found.refetch} />
      )}
      {!isWriting && (
        <Button variant="default" loading={busy} disabled={found.isPending} onClick={() => void begin()}>
          {t(last?.readyDate ? 'departures.export.again' : 'departures.export.act')}
        </Button>
      )}
    </div>
  );
};

const Ready = ({ made }: { made: AccountExport }) => {
  const { t, language } = useTranslation();
  const size = numberText(Math.max(0.1, (made.bytes ?? 0) / 1024 / 1024), language, 1);
  const date = dayText(today(new Date(made.expiresDate ?? '')), language);
  return (
    <div className={classes.ready} role="status">
      <div>
        <p className={classes.what}>{t('departures.export.ready')}</p>
        <p>{t('departures.export.facts', { size, date })}</p>
      </div>
      <a className={classes.download} href={made.url ?? ''} download>
        <IconDownload size={18} stroke={1.8} />
        {t('departures.export.download')}
      </a>
    </div>
  );
};
