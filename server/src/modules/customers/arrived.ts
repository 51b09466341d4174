import type { VisitorScope } from '../../http/scope.ts';
import type { BookingFacts } from '../bookings/facts.ts';

/** Which of the booking's two files are really here, of the right kind and from its customer. */
export const listArrived = async ({ db }: Pick<VisitorScope, 'db'>, booking: BookingFacts): Promise<string[]> => {
  const wanted = { [booking.cockpit ?? '']: 'image', [booking.inspection ?? '']: 'video' };
  const rows = await db
    .selectFrom('files')
    .select(['file_name', 'purpose'])
    .where('file_name', 'in', Object.keys(wanted))
    .where('ticket', '=', booking.booking_id)
    .execute();
  return rows.filter(({ file_name, purpose }) => wanted[file_name] === purpose).map(({ file_name }) => file_name);
};
