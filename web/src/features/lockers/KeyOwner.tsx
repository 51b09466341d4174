import { allows } from '@llave/contract/access';
import { getBooking } from '@llave/contract/bookings';
import { getCheckIn } from '@llave/contract/check-ins';
import type { Locker } from '@llave/contract/lockers';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../lib/session/session.ts';

type Props = {
  locker: Locker;
  className?: string | undefined;
  /** How the owner is called; by the booking’s number or the plate where nothing else is said. */
  children?: string;
};

/** Whose key is in a locker: a booking's or a check-in's, with the way to it for those who may see it. */
export const KeyOwner = ({ locker: { booking, checkIn }, className, children }: Props) => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const number = booking?.bookingNumber ?? checkIn?.numberPlate;
  if (number === undefined) return null;

  const look = { className, title: number, children: children || t('lockers.key', { number }) };
  if (booking && me && allows(getBooking.access, me))
    return <Link to="/dashboard/booking/$bookingId" params={{ bookingId: booking.id }} {...look} />;
  if (checkIn && me && allows(getCheckIn.access, me))
    return <Link to="/dashboard/check-in/$checkInId" params={{ checkInId: checkIn.id }} {...look} />;
  return <span className={className}>{look.children}</span>;
};
