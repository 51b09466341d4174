import { type FileType, type Purpose, purposes } from '@llave/contract/files';
import type { VisitorScope } from '../../http/scope.ts';
import type { BookingFacts } from '../bookings/facts.ts';

/** Which of the booking's two files are really here, of the right kind and from its customer. */
export const listArrived = async ({ db }: Pick<VisitorScope, 'db'>, booking: BookingFacts): Promise<string[]> => {
  const rows = await db
    .selectFrom('files')
    .select(['file_name', 'content_type'])
    .where('ticket', '=', booking.booking_id)
    .execute();
  const isHere = (fileName: string | null, purpose: Purpose) => {
    const types: readonly FileType[] = purposes[purpose].types;
    return rows.some((row) => row.file_name === fileName && types.includes(row.content_type));
  };
  return [
    ...(isHere(booking.cockpit, 'image') ? [booking.cockpit ?? ''] : []),
    ...(isHere(booking.inspection, 'video') ? [booking.inspection ?? ''] : []),
  ];
};
