import { useTranslation } from '../../i18n/translation.ts';
import type { useForm } from '../../lib/form.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { AccountValues } from './account-form.ts';
import classes from './fields.module.css';

type Props = { form: Pick<ReturnType<typeof useForm<AccountValues>>, 'field' | 'errors' | 'set'> };

/** A whole number of hours: nothing but digits can be typed. */
export const CheckInHoursField = ({ form: { field, errors, set } }: Props) => {
  const { t } = useTranslation();
  const read = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 3);
    set('checkInHours', digits === '' ? null : Number(digits));
  };
  return (
    <div className={classes.pair}>
      <TextField
        {...field('checkInHours')}
        onChange={(event) => read(event.currentTarget.value)}
        label={t('accounts.checkInHours')}
        description={t('accounts.checkInHoursLead')}
        error={errors.checkInHours}
        inputMode="numeric"
        rightSection={t('accounts.hoursUnit')}
      />
    </div>
  );
};
