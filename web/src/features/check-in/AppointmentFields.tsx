import { useTranslation } from '../../i18n/translation.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import classes from './fields.module.css';
import type { Fields } from './use-fields.ts';

/** For those who have an appointment; the number that stands there will do for the others. */
export const AppointmentFields = ({ fields }: { fields: Fields }) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.group}>
      <legend>{t('checkIn.person.appointment')}</legend>
      <TextInput
        {...fields.field('appointmentNumber')}
        description={t('checkIn.fields.appointmentHint')}
        autoComplete="off"
        maxLength={40}
      />
    </fieldset>
  );
};
