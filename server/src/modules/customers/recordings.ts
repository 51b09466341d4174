import type { recordReturn } from '@llave/contract/customers';
import { AppError } from '@llave/contract/errors';
import { purposes } from '@llave/contract/files';
import type { Act, Before } from '../../http/route.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { type BookingFacts, lockBooking, requireStatus } from '../bookings/facts.ts';
import { uploadUrl, wholeUrl } from '../files/addresses.ts';
import { listArrived } from './arrived.ts';
import { readCustomerBooking } from './queries.ts';

/** Each pair of names lets a photo and a video in. */
export const slowRecordings: Before<typeof recordReturn, void> = async (outside, _, { proof }) =>
  outside.spend([{ of: `recordings:${proof?.id}`, burst: 12, everySeconds: 300 }]);

/** Names the photo and the video; naming others instead is fine until the return is signed, and then for what is not here yet. */
export const record: Act<typeof recordReturn, void> = async (scope, { body }) => {
  const { db, config, accountId, now } = scope;
  const bookingId = scope.proof.bookingId;
  const booking = await lockBooking(db, bookingId);
  requireStatus(booking, 'En curso');
  if (booking.return_signed_at) await refuseReplaced(scope, booking, body);
  await refuseForeign(scope, bookingId, [body.cockpit, body.inspection]);

  await db
    .updateTable('bookings')
    .set({ cockpit: body.cockpit, inspection: body.inspection })
    .where('booking_id', '=', bookingId)
    .execute();
  const address = (fileName: string, purpose: 'image' | 'video') => {
    const grant = { purpose, maxBytes: purposes[purpose].maxBytes, sender: { kind: 'visit', id: bookingId } } as const;
    return wholeUrl(config, uploadUrl(config.secret, { accountId, fileName }, grant, now()));
  };
  const cockpitSasUri = address(body.cockpit, 'image');
  return {
    sasUri: cockpitSasUri,
    cockpitSasUri,
    inspectionSasUri: address(body.inspection, 'video'),
    booking: (await readCustomerBooking(scope, bookingId)).booking,
  };
};

const refuseReplaced = async (
  scope: Pick<VisitorScope, 'db'>,
  booking: BookingFacts,
  { cockpit, inspection }: { cockpit: string; inspection: string },
) => {
  const arrived = await listArrived(scope, booking);
  if (arrived.some((fileName) => fileName !== cockpit && fileName !== inspection))
    throw new AppError('bookingStatus', { status: 'En curso' });
};

/** A name that is somebody else's file already would never be let in. */
const refuseForeign = async ({ db }: Pick<VisitorScope, 'db'>, bookingId: string, fileNames: string[]) => {
  const rows = await db.selectFrom('files').select('ticket').where('file_name', 'in', fileNames).execute();
  if (rows.some(({ ticket }) => ticket !== bookingId)) throw new AppError('fileExists');
};
