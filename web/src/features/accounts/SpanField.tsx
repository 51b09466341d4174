import { useTranslation } from '../../i18n/translation.ts';
import type { useForm } from '../../lib/form.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { AccountValues } from './account-form.ts';
import classes from './fields.module.css';

type Props = {
  name: 'checkInHours' | 'keyDropMinutes';
  form: Pick<ReturnType<typeof useForm<AccountValues>>, 'field' | 'errors' | 'set'>;
};

const units = { checkInHours: 'accounts.hoursUnit', keyDropMinutes: 'accounts.minutesUnit' } as const;

/** A whole number of hours or minutes: nothing but digits can be typed. */
export const SpanField = ({ name, form: { field, errors, set } }: Props) => {
  const { t } = useTranslation();
  const read = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
    set(name, digits === '' ? null : Number(digits));
  };
  return (
    <div className={classes.pair}>
      <TextField
        {...field(name)}
        onChange={(event) => read(event.currentTarget.value)}
        label={t(`accounts.${name}`)}
        description={t(`accounts.${name}Lead`)}
        error={errors[name]}
        inputMode="numeric"
        rightSection={t(units[name])}
      />
    </div>
  );
};
