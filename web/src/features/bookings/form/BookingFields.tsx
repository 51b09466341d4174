import { languages } from '@llave/contract/fields';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import type { FormFields } from '../../../lib/forms/form.ts';
import type { LiveFields } from '../../../lib/forms/live-issues.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import formPage from '../../../ui/forms/form-page.module.css';
import { Select } from '../../../ui/forms/Select.tsx';
import { SwitchRow } from '../../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import classes from './BookingFields.module.css';
import { type BookingValues, periodOf } from './booking-form.ts';
import { proposeNumber } from './booking-number.ts';
import { OverlapNotice } from './OverlapNotice.tsx';
import type { Overlaps } from './use-overlap.ts';
import { VehicleField } from './VehicleField.tsx';

type Props = {
  form: LiveFields<BookingValues>;
  accountId: string;
  overlaps: Overlaps;
  underway?: boolean;
  isNew?: boolean;
};

/** What staff say about a booking, and what to do when its vehicle is promised to somebody else. */
export const BookingFields = ({ form, accountId, overlaps, underway = false, isNew = false }: Props) => {
  const { values, errors, set } = form;
  const period = periodOf(values, overlaps.bookingId);
  const overlap = overlaps.overlapOf(values);
  const error = errors['bookingInfo.vehicleId'];
  const take = (vehicleId: string) => set('bookingInfo.vehicleId', vehicleId);
  return (
    <>
      <CustomerFields form={form} />
      <RentalFields form={form} underway={underway} isNew={isNew} />
      <VehicleField
        accountId={accountId}
        period={period}
        value={values.bookingInfo.vehicleId}
        onChange={take}
        error={error === 'vehicleTaken' && !overlap ? undefined : error}
        fixed={underway}
      />
      {overlap && <OverlapNotice overlap={overlap} accountId={accountId} period={period} take={take} />}
    </>
  );
};

const inputs = {
  name: {},
  surname: {},
  email: { type: 'email' },
  phone: { type: 'tel', maxLength: 40 },
} as const;

const CustomerFields = ({ form: { field, errors } }: { form: FormFields }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('bookings.customer.title')} lead={t('bookings.customer.lead')}>
      <div className={formPage.pair}>
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

type RentalFieldsProps = {
  form: LiveFields<BookingValues>;
  /** The customer has the vehicle: of all this only its end can change. */
  underway: boolean;
  /** A number that nobody has been told yet. */
  isNew: boolean;
};

/** Under which number, from when until when, and how it is insured. */
const RentalFields = ({ form: { field, errors, values, set }, underway, isNew }: RentalFieldsProps) => {
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
      <div className={formPage.pair}>
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
