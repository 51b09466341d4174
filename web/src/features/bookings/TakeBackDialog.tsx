import type { Booking } from '@llave/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { vehicleQuery } from '../vehicles/api.ts';
import { TakeBackForm } from './TakeBackForm.tsx';

type Props = { booking: Booking; close: () => void };

/** The way out where the customer cannot finish the return: it begins with the kilometres that the vehicle had. */
export const TakeBackDialog = ({ booking, close }: Props) => {
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
