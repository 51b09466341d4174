import { type Booking, takeBackForm } from '@llave/contract/bookings';
import { IconKey, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../../ui/overlays/DialogActions.tsx';
import dialogForm from '../../../ui/overlays/dialog-form.module.css';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { notifyError, notifySuccess } from '../../../ui/toasts/notify.ts';
import { vehicleQuery } from '../../vehicles/api.ts';
import { cancel, sendLink, takeBack } from '../api.ts';
import classes from './BookingActions.module.css';
import { ReviewFields } from './ReviewFields.tsx';
import { reviewOf, reviewValues, typed } from './review-values.ts';

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
      notifySuccess(t('bookings.link.done', { email: booking.customer.email }));
    } catch (error) {
      notifyError(failureText(t, error, 'bookings.link.failed'));
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

type CancelDialogProps = { booking: Booking; close: () => void };

const CancelDialog = ({ booking, close }: CancelDialogProps) => {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('bookings.cancel.title', { number: booking.bookingInfo.bookingNumber })}
      confirm={t('bookings.cancel.act')}
      dismiss={t('bookings.cancel.keep')}
      failed="bookings.cancel.failed"
      act={() => cancel(booking)}
      done={t('bookings.cancel.done')}
      close={close}
      danger
    >
      <p>{t('bookings.cancel.lead')}</p>
    </ConfirmDialog>
  );
};

type TakeBackDialogProps = { booking: Booking; close: () => void };

/** The way out where the customer cannot finish the return: it begins with the kilometres that the vehicle had. */
const TakeBackDialog = ({ booking, close }: TakeBackDialogProps) => {
  const { t } = useTranslation();
  const vehicle = useQuery(vehicleQuery(booking.vehicle.id));
  return (
    <Dialog close={close} title={t('bookings.takeBack.title', { plate: booking.vehicle.numberPlate })}>
      {vehicle.isPending ? (
        <RowsSkeleton />
      ) : (
        <TakeBackForm booking={booking} kilometers={vehicle.data?.currentKilometers} close={close} />
      )}
    </Dialog>
  );
};

type TakeBackFormProps = { booking: Booking; kilometers: number | undefined; close: () => void };

/** Nobody ends a rental in the customer's stead without saying why. */
const TakeBackForm = ({ booking, kilometers, close }: TakeBackFormProps) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: reviewValues(kilometers),
    schema: async () => typed(takeBackForm),
    send: async (values) => {
      await takeBack(booking, reviewOf(values));
      close();
      notifySuccess(t('bookings.takeBack.done'));
    },
  });
  return (
    <form className={dialogForm.form} onSubmit={form.submit} noValidate>
      <p className={dialogForm.lead}>{t('bookings.takeBack.lead')}</p>
      <ReviewFields form={form} note={{ label: t('bookings.takeBack.note'), hint: t('bookings.takeBack.noteHint') }} />
      <FailureNotice error={form.failure} fallback="bookings.takeBack.failed" />
      <DialogActions close={close} submit={t('bookings.takeBack.submit')} busy={form.busy} />
    </form>
  );
};
