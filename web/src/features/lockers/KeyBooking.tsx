import { allows } from '@llave/contract/access';
import { getBooking } from '@llave/contract/bookings';
import type { Locker } from '@llave/contract/lockers';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../lib/session/session.ts';

type Props = { booking: NonNullable<Locker['booking']>; className?: string | undefined };

/** Whose key it is: the booking's number, with the way to it for those who may see bookings. */
export const KeyBooking = ({ booking, className }: Props) => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const words = t('lockers.key', { number: booking.bookingNumber });
  if (!me || !allows(getBooking.access, me)) return <span className={className}>{words}</span>;
  return (
    <Link
      to="/dashboard/booking/$bookingId"
      params={{ bookingId: booking.id }}
      className={className}
      title={booking.bookingNumber}
    >
      {words}
    </Link>
  );
};
