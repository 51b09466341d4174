import type { Account } from '@llave/contract/accounts';
import { deletionDays } from '@llave/contract/departures';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayText, today } from '../../lib/days.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CancelDeletion } from './CancelDeletion.tsx';
import { DeletionForm } from './DeletionForm.tsx';
import classes from './leaving.module.css';

export const Deletion = ({ account }: { account: Account }) => {
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
