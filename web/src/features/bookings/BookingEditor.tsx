import type { Booking } from '@llave/contract/bookings';
import { missingText } from '../../i18n/missing-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useEditing } from '../../lib/editing.ts';
import { useLiveIssues } from '../../lib/live-issues.ts';
import { queries } from '../../lib/queries.ts';
import { announce } from '../../ui/announce.ts';
import { EditForm } from '../../ui/EditForm.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { vehicleQuery } from '../vehicles/api.ts';
import { saveBooking } from './api.ts';
import { BookingFields } from './BookingFields.tsx';
import { bookingBlame, bookingFields, bookingSchema, formOf, valuesOf } from './booking-form.ts';
import { bookingWords } from './booking-words.ts';
import { useOverlap } from './use-overlap.ts';

/** A booking that is not over; with the vehicle in the customer's hands only its end and their data can change. */
export const BookingEditor = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation();
  const overlaps = useOverlap(booking.id);
  const editing = useEditing({
    record: booking,
    fields: bookingFields,
    valuesOf,
    schema: bookingSchema,
    blame: bookingBlame,
    save: (values, version) =>
      overlaps.watch(values, () => saveBooking(booking.id, formOf(values, booking.bookingInfo), version)),
    onSaved: () => announce(t('forms.saved')),
  });
  const { broken, fields } = useLiveIssues(editing.form, bookingSchema);
  const vehicleName = (id: string) => {
    const known = [editing.theirs?.vehicle, editing.base.vehicle, queries.getQueryData(vehicleQuery(id).queryKey)];
    const vehicle = known.find((one) => one?.id === id);
    return vehicle ? `${vehicle.numberPlate}, ${vehicle.brand} ${vehicle.model}` : id;
  };
  return (
    <EditForm editing={editing} words={bookingWords(t, vehicleName)} obstacle={missingText(t, broken)}>
      {booking.status === 'Reservado' && booking.signedDate && <Notice kind="info">{t('bookings.signedNote')}</Notice>}
      <BookingFields
        form={fields}
        accountId={booking.accountId}
        overlaps={overlaps}
        underway={booking.status === 'En curso'}
      />
    </EditForm>
  );
};
