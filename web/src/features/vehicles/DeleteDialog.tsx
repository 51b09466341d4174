import type { AppError } from '@llave/contract/errors';
import type { Vehicle } from '@llave/contract/vehicles';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { announce } from '../../ui/announce.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { removeVehicle } from './api.ts';
import { OpenBookings } from './OpenBookings.tsx';

type Props = { vehicle: Vehicle; close: () => void };

export const DeleteDialog = ({ vehicle, close }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = async () => {
    await removeVehicle(vehicle);
    announce(t('vehicles.deleted'));
    await navigate({ to: '/dashboard/vehicles', ignoreBlocker: true });
  };
  return (
    <ConfirmDialog
      title={t('vehicles.deleteTitle', { plate: vehicle.numberPlate })}
      confirm={t('vehicles.delete')}
      failed="vehicles.deleteFailed"
      explain={promised}
      act={remove}
      close={close}
      danger
    >
      <p>{t('vehicles.deleteLead')}</p>
    </ConfirmDialog>
  );
};

const promised = (error: unknown) => {
  const { code, details } = (error ?? {}) as AppError;
  return code === 'vehicleBooked' ? (
    <OpenBookings numbers={(details as { bookingNumbers: string[] }).bookingNumbers} />
  ) : undefined;
};
