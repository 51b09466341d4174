import { languages } from '@llave/contract/fields';
import { useTranslation } from '../../i18n/translation.ts';
import type { FormFields } from '../../lib/form.ts';
import { Section } from '../../ui/Section.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './fields.module.css';

const inputs = {
  name: {},
  surname: {},
  email: { type: 'email' },
  phone: { type: 'tel', maxLength: 40 },
} as const;

export const CustomerFields = ({ form: { field, errors } }: { form: FormFields }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('bookings.customer.title')} lead={t('bookings.customer.lead')}>
      <div className={classes.pair}>
        {(Object.keys(inputs) as (keyof typeof inputs)[]).map((name) => (
          <TextField
            key={name}
            {...inputs[name]}
            {...field(`customer.${name}`)}
            label={t(`bookings.customer.${name}`)}
            error={errors[`customer.${name}`]}
            autoComplete="off"
          />
        ))}
      </div>
      <Select
        {...field('customer.language')}
        label={t('bookings.customer.language')}
        description={t('bookings.customer.languageHint')}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {t(`bookings.languages.${language}`)}
          </option>
        ))}
      </Select>
    </Section>
  );
};
