import type { Booking } from '@llave/contract/bookings';
import { useTranslation } from '../../i18n/translation.ts';
import { announce } from '../../ui/announce.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { cancel } from './api.ts';

type Props = { booking: Booking; close: () => void };

export const CancelDialog = ({ booking, close }: Props) => {
  const { t } = useTranslation();
  const act = async () => {
    await cancel(booking);
    close();
    announce(t('bookings.cancel.done'));
  };
  return (
    <ConfirmDialog
      title={t('bookings.cancel.title', { number: booking.bookingInfo.bookingNumber })}
      confirm={t('bookings.cancel.act')}
      dismiss={t('bookings.cancel.keep')}
      failed="bookings.cancel.failed"
      act={act}
      close={close}
      danger
    >
      <p>{t('bookings.cancel.lead')}</p>
    </ConfirmDialog>
  );
};
