import { useTranslation } from '../../i18n/translation.ts';
import type { FormFields } from '../../lib/forms/form.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import classes from './fields.module.css';

export const CompanyFields = ({ form: { field, errors } }: { form: FormFields }) => {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        {...field('companyName')}
        label={t('company.companyName')}
        error={errors.companyName}
        autoComplete="organization"
      />
      <div className={classes.pair}>
        <TextField
          {...field('companyIdentifier')}
          label={t('company.companyIdentifier')}
          error={errors.companyIdentifier}
          autoComplete="off"
        />
        <TextField
          {...field('phoneNumber')}
          type="tel"
          label={t('company.phoneNumber')}
          error={errors.phoneNumber}
          autoComplete="tel"
        />
      </div>
    </>
  );
};
