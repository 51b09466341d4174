import { deletionDays } from '@llave/contract/departures';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import classes from '../../ui/dialog-form.module.css';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { deleteCompany } from './api.ts';

type Props = { accountId: string; companyName: string; close: () => void };

/** Nobody types a company's name by mistake. */
export const DeletionForm = ({ accountId, companyName, close }: Props) => {
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
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <p className={classes.lead}>{t('departures.deletion.warning', { days: deletionDays })}</p>
      <TextField
        {...form.field('companyName')}
        label={t('departures.deletion.name', { name: companyName })}
        error={form.errors.companyName}
        autoComplete="off"
        data-autofocus
      />
      <FailureNotice error={form.failure} fallback="departures.deletion.failed" />
      <div className={classes.actions}>
        <Button variant="default" onClick={close}>
          {t('forms.cancel')}
        </Button>
        <Button variant="danger" type="submit" loading={form.busy}>
          {t('departures.deletion.act', { days: deletionDays })}
        </Button>
      </div>
    </form>
  );
};
