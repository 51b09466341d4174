import type { Account } from '@llave/contract/accounts';
import { type AccountExport, deletionDays } from '@llave/contract/departures';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/forms/form.ts';
import { numberText } from '../../lib/text/numbers.ts';
import { dayText, today } from '../../lib/time/days.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import dialogForm from '../../ui/overlays/dialog-form.module.css';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { notifyError } from '../../ui/toasts/notify.ts';
import { beginExport, deleteCompany, exportQuery } from './api.ts';
import { CancelDeletion } from './CancelDeletion.tsx';
import classes from './LeavingCard.module.css';

/** The end of the account page: taking everything along, and going. */
export const LeavingCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  return (
    <div id="leaving">
      <Section title={t('departures.title')} lead={t('departures.lead')}>
        <Export accountId={account.id} />
        <Deletion account={account} />
      </Section>
    </div>
  );
};

/** Everything as one file: asked for, being written, ready. */
const Export = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const found = useQuery(exportQuery(accountId));
  const last = found.data ?? null;
  const isWriting = last !== null && !last.readyDate && !last.failedDate;
  const begin = async () => {
    setBusy(true);
    await beginExport(accountId).catch((error) => notifyError(failureText(t, error, 'departures.export.failed')));
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

const Deletion = ({ account }: { account: Account }) => {
  const { t, language } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { id, companyName, deletionDate } = account;
  const close = () => setOpened(false);
  return (
    <div className={classes.part}>
      <h3>{t('departures.deletion.title')}</h3>
      <p>{t('departures.deletion.lead', { days: deletionDays })}</p>
      {deletionDate ? (
        <>
          <p className={classes.what}>
            {t('departures.deletion.asked', { date: dayText(today(new Date(deletionDate)), language) })}
          </p>
          <CancelDeletion accountId={id} />
        </>
      ) : (
        <Button variant="danger" onClick={() => setOpened(true)}>
          {t('departures.deletion.open')}
        </Button>
      )}
      <Dialog opened={opened} close={close} title={t('departures.deletion.ask', { name: companyName })}>
        <DeletionForm accountId={id} companyName={companyName} close={close} />
      </Dialog>
    </div>
  );
};

type DeletionFormProps = { accountId: string; companyName: string; close: () => void };

/** Nobody types a company's name by mistake. */
const DeletionForm = ({ accountId, companyName, close }: DeletionFormProps) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { companyName: '' },
    schema: () => import('@llave/contract/departures').then((file) => file.deletionForm),
    send: async (typed) => {
      await deleteCompany(accountId, typed.companyName);
      close();
    },
  });
  return (
    <form className={dialogForm.form} onSubmit={form.submit} noValidate>
      <p className={dialogForm.lead}>{t('departures.deletion.warning', { days: deletionDays })}</p>
      <TextField
        {...form.field('companyName')}
        label={t('departures.deletion.name', { name: companyName })}
        error={form.errors.companyName}
        autoComplete="off"
        data-autofocus
      />
      <FailureNotice error={form.failure} fallback="departures.deletion.failed" />
      <DialogActions
        close={close}
        submit={t('departures.deletion.act', { days: deletionDays })}
        busy={form.busy}
        danger
      />
    </form>
  );
};
