import type { Booking } from '@llave/contract/bookings';
import { useTranslation } from '../../i18n/translation.ts';
import { useNow } from '../../lib/time/now.ts';
import { Chip } from '../../ui/signs/Chip.tsx';
import { lateText } from '../../ui/signs/time-texts.ts';
import { isLate, tones } from './tones.ts';

/** How far a booking has come, and by how much the vehicle is late. */
export const StatusChip = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation();
  const now = useNow();
  const { status, bookingInfo } = booking;
  return (
    <>
      <Chip tone={tones[status]}>{t(`bookings.status.${status}`)}</Chip>
      {isLate(booking, now) && <Chip tone="incident">{lateText(t, bookingInfo.dateTo, now)}</Chip>}
    </>
  );
};
