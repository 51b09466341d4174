import { useTranslation } from '../../i18n/translation.ts';
import type { FormFields } from '../../lib/forms/form.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import classes from './fields.module.css';

export const AddressFields = ({ form: { field, errors } }: { form: FormFields }) => {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        {...field('address.street')}
        label={t('company.street')}
        error={errors['address.street']}
        autoComplete="street-address"
      />
      <div className={classes.pair}>
        <TextField
          {...field('address.postCode')}
          label={t('company.postCode')}
          error={errors['address.postCode']}
          autoComplete="postal-code"
        />
        <TextField
          {...field('address.city')}
          label={t('company.city')}
          error={errors['address.city']}
          autoComplete="address-level2"
        />
      </div>
      <TextField
        {...field('address.state')}
        label={t('company.state')}
        error={errors['address.state']}
        autoComplete="address-level1"
      />
    </>
  );
};
