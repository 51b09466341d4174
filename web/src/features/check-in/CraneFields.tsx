import { useTranslation } from '../../i18n/translation.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import classes from './fields.module.css';
import { PhoneField } from './PhoneField.tsx';
import type { Fields } from './use-fields.ts';

/** Who brings it, and for whom they drive. */
export const CraneFields = ({ fields }: { fields: Fields }) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.group}>
      <legend>{t('checkIn.crane.you')}</legend>
      <TextInput {...fields.field('craneOperatorCompany')} autoComplete="organization" maxLength={200} required />
      <TextInput {...fields.field('craneOperatorName')} autoComplete="name" maxLength={200} required />
      <PhoneField fields={fields} />
    </fieldset>
  );
};
