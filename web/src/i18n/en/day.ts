import type { day as shape } from '../es/day.ts';

export const day: typeof shape = {
  rental: 'Out and back today',
  failed: 'We could not read the day',
  nobody: 'No car goes out or comes back today.',
  lateCount: '{{count}} late',
  tomorrow: 'Tomorrow {{count}}',
  departure: 'out',
  arrival: 'back',
  receive: 'Take the car in',
  leaveKey: 'Leave the key',
  seeBooking: 'See booking',
  promised: 'Another booking needs it on {{day}}',
  signed: 'Signed',
  keyIn: 'Key in {{locker}}',
  noKey: 'No key in a locker yet',
  toReview: 'To review',
  review: 'Review',
};
