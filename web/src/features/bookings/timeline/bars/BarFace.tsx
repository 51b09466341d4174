import type { Booking, BookingStatus } from '@llave/contract/bookings';
import { IconCalendarEvent, IconCheck, IconEye, IconKey, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { customerOf } from '../../booking-words.ts';
import classes from './BarFace.module.css';

const icons = {
  Reservado: IconCalendarEvent,
  'En curso': IconKey,
  'Pendiente de revision': IconEye,
  Finalizado: IconCheck,
  Cancelado: IconX,
} satisfies Record<BookingStatus, unknown>;

/** What is written on a bar: whose booking it is and how far it has come; only its sign where there is no room. */
export const BarFace = ({ booking, title }: { booking: Booking; title?: string }) => {
  const { t } = useTranslation();
  const { status, lookerInfo } = booking;
  const Icon = icons[status];
  return (
    <span className={classes.face} title={title}>
      <Icon size={18} stroke={2} className={classes.icon} />
      <span className={classes.words}>
        <strong>{customerOf(t, booking)}</strong>
        <span>
          {t(`bookings.status.${status}`)}
          {lookerInfo && ` · ${t('bookings.keyIn', { number: lookerInfo.identifierValue })}`}
        </span>
      </span>
    </span>
  );
};
