import type { Account } from '@llave/contract/accounts';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayText, today } from '../../lib/time/days.ts';
import { CancelDeletion } from './CancelDeletion.tsx';
import classes from './DeletionCard.module.css';

type Props = { account: Pick<Account, 'id' | 'companyName' | 'deletionDate'> };

/** Says to admins that the company is about to go, and keeps it if they press. */
export const DeletionCard = ({ account }: Props) => {
  const { t, language } = useTranslation();
  const { id, companyName, deletionDate } = account;
  if (!deletionDate) return null;
  const date = dayText(today(new Date(deletionDate)), language);
  return (
    <section className={classes.band} aria-label={t('departures.deletion.bandTitle')}>
      <IconTrash size={22} />
      <p>{t('departures.deletion.band', { name: companyName, date })}</p>
      <CancelDeletion accountId={id} />
    </section>
  );
};
