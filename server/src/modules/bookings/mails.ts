import type { VisitorScope } from '../../http/scope.ts';
import type { BookingMail, BookingMailKind } from '../../mail/kinds.ts';
import type { BookingFacts } from './facts.ts';

/** Writes to the customer about their booking, in the language they read. */
export const mailCustomer = async (
  scope: Pick<VisitorScope, 'db' | 'mail'>,
  booking: BookingFacts,
  kind: BookingMailKind,
  more: Pick<BookingMail, 'document' | 'takenBack'> = {},
) => {
  const [account, vehicle] = [
    await scope.db.selectFrom('accounts').select(['company_name', 'phone_number']).executeTakeFirstOrThrow(),
    await scope.db
      .selectFrom('vehicles')
      .select(['brand', 'model', 'number_plate'])
      .where('vehicle_id', '=', booking.vehicle_id)
      .executeTakeFirstOrThrow(),
  ];
  await scope.mail(
    {
      kind,
      companyName: account.company_name,
      companyPhone: account.phone_number,
      name: booking.customer_name,
      bookingNumber: booking.booking_number,
      vehicle: `${vehicle.brand} ${vehicle.model}, ${vehicle.number_plate}`,
      dateFrom: booking.date_from.toISOString(),
      dateTo: booking.date_to.toISOString(),
      ...more,
    },
    booking.customer_email,
    booking.customer_language,
  );
};
