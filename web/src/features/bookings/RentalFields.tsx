import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import type { LiveFields } from '../../lib/live-issues.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SwitchRow } from '../../ui/SwitchRow.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { BookingValues } from './booking-form.ts';
import { proposeNumber } from './booking-number.ts';
import classes from './fields.module.css';

type Props = {
  form: LiveFields<BookingValues>;
  /** The customer has the vehicle: of all this only its end can change. */
  underway: boolean;
  /** A number that nobody has been told yet. */
  isNew: boolean;
};

/** Under which number, from when until when, and how it is insured. */
export const RentalFields = ({ form: { field, errors, values, set }, underway, isNew }: Props) => {
  const { t } = useTranslation();
  const wrong = errors['bookingInfo.bookingNumber'];
  return (
    <Section title={t('bookings.rental.title')} lead={t('bookings.rental.lead')}>
      {underway && <p className={classes.note}>{t('bookings.rental.underway')}</p>}
      <div className={isNew ? classes.number : undefined} data-wrong={wrong !== undefined || undefined}>
        <TextField
          {...field('bookingInfo.bookingNumber')}
          label={t('bookings.rental.bookingNumber')}
          error={wrong}
          maxLength={40}
          disabled={underway}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {isNew && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={20} />}
            onClick={() => set('bookingInfo.bookingNumber', proposeNumber())}
          >
            {t('bookings.rental.newNumber')}
          </Button>
        )}
      </div>
      <div className={classes.pair}>
        <TextField
          {...field('bookingInfo.dateFrom')}
          type="datetime-local"
          label={t('bookings.rental.dateFrom')}
          error={errors['bookingInfo.dateFrom']}
          disabled={underway}
        />
        <TextField
          {...field('bookingInfo.dateTo')}
          type="datetime-local"
          label={t('bookings.rental.dateTo')}
          error={errors['bookingInfo.dateTo']}
        />
      </div>
      <SwitchRow
        label={t('bookings.rental.insurance')}
        description={t('bookings.rental.insuranceLead')}
        checked={values.bookingInfo.hasFullInsuranceCoverage}
        onChange={(checked) => set('bookingInfo.hasFullInsuranceCoverage', checked)}
        disabled={underway}
      />
    </Section>
  );
};
