import type { LiveFields } from '../../lib/live-issues.ts';
import { type BookingValues, periodOf } from './booking-form.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { OverlapNotice } from './OverlapNotice.tsx';
import { RentalFields } from './RentalFields.tsx';
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
