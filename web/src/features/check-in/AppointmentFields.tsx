import { useTranslation } from '../../i18n/translation.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import own from './AppointmentFields.module.css';
import classes from './fields.module.css';
import type { CheckIn } from './use-check-in.ts';
import type { Fields } from './use-fields.ts';

const answers = [
  { has: false, text: 'checkIn.appointment.none' },
  { has: true, text: 'checkIn.appointment.has' },
] as const;

/** Whether the workshop expects them; who does not know says nothing. */
export const AppointmentFields = ({ checkIn, fields }: { checkIn: CheckIn; fields: Fields }) => {
  const { t } = useTranslation();
  const { hasAppointment } = checkIn.draft.values;
  return (
    <fieldset className={classes.group}>
      <legend>{t('checkIn.appointment.title')}</legend>
      <div className={own.answers}>
        {answers.map(({ has, text }) => (
          <label key={text}>
            <input
              type="radio"
              name="hasAppointment"
              checked={hasAppointment === has}
              onChange={() => checkIn.set({ hasAppointment: has })}
            />
            <span>{t(text)}</span>
          </label>
        ))}
      </div>
      {hasAppointment && (
        <TextInput
          {...fields.field('appointmentNumber')}
          description={t('checkIn.appointment.hint')}
          autoComplete="off"
          maxLength={40}
          required
        />
      )}
    </fieldset>
  );
};
