import type { CustomerBooking } from '@llave/contract/customers';

/** Where a customer is with their booking. */
export type Stage =
  | 'early'
  | 'over'
  | 'cancelled'
  | 'details'
  | 'signature'
  | 'pickup'
  | 'pickedUp'
  | 'files'
  | 'returnSignature'
  | 'drop'
  | 'review'
  | 'finished';

type Circumstances = {
  now: Date;
  isLeaving: boolean;
  /** What the customer goes on to: `sign` for the vehicle, `sign-return` for its return. */
  asked?: string | undefined;
};

/** What has been done decides; the customer chooses only between looking and signing. */
export const stageOf = (booking: CustomerBooking, { now, isLeaving, asked }: Circumstances): Stage => {
  if (booking.status === 'Cancelado') return 'cancelled';
  if (booking.status === 'Pendiente de revision') return 'review';
  if (booking.status === 'Finalizado') return 'finished';
  if (booking.status === 'En curso') {
    if (booking.isReturnSigned) return 'drop';
    if (isLeaving) return 'pickedUp';
    return asked === 'sign-return' ? 'returnSignature' : 'files';
  }
  if (booking.isSigned) return 'pickup';
  if (now < new Date(booking.opensDate)) return 'early';
  if (now >= new Date(booking.bookingInfo.dateTo)) return 'over';
  return asked === 'sign' ? 'signature' : 'details';
};

const parts: Partial<Record<Stage, number>> = {
  details: 1,
  signature: 2,
  pickup: 3,
  pickedUp: 5,
  files: 1,
  returnSignature: 2,
  drop: 3,
  review: 5,
  finished: 5,
};

/** Taking and returning have four parts each; the last one is done as soon as it is reached. */
export const partCount = 4;
export const partOf = (stage: Stage) => parts[stage];
