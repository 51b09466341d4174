import type { Booking } from '@llave/contract/bookings';
import { IconKey, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { complain } from '../../ui/complain.ts';
import { sendLink } from './api.ts';
import classes from './BookingActions.module.css';
import { CancelDialog } from './CancelDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';

/** What is done with a booking besides changing it: the way to it sent again, calling it off, ending it at the desk. */
export const BookingActions = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'cancel' | 'takeBack'>();
  const close = () => setAsking(undefined);
  const send = async () => {
    setBusy(true);
    try {
      await sendLink(booking);
      announce(t('bookings.link.done', { email: booking.customer.email }));
    } catch (error) {
      complain(failureText(t, error, 'bookings.link.failed'));
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconMail size={20} />} loading={busy} onClick={() => void send()}>
        {t('bookings.link.act')}
      </Button>
      {booking.status === 'Reservado' && (
        <Button variant="default" className={classes.cancel} onClick={() => setAsking('cancel')}>
          {t('bookings.cancel.act')}
        </Button>
      )}
      {booking.status === 'En curso' && (
        <Button variant="default" leftSection={<IconKey size={20} />} onClick={() => setAsking('takeBack')}>
          {t('bookings.takeBack.act')}
        </Button>
      )}
      {asking === 'cancel' && <CancelDialog booking={booking} close={close} />}
      {asking === 'takeBack' && <TakeBackDialog booking={booking} close={close} />}
    </>
  );
};
