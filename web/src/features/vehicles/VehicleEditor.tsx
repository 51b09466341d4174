import type { AppError } from '@llave/contract/errors';
import type { Vehicle } from '@llave/contract/vehicles';
import { IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type Translate, useTranslation } from '../../i18n/translation.ts';
import { useEditing } from '../../lib/forms/editing.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { FieldWords } from '../../ui/editing/DifferenceChoice.tsx';
import { EditForm } from '../../ui/editing/EditForm.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import dialogForm from '../../ui/overlays/dialog-form.module.css';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { removeVehicle, saveVehicle } from './api.ts';
import { VehicleFields } from './VehicleFields.tsx';
import { VehicleFrame } from './VehicleFrame.tsx';
import { VehicleState } from './VehicleState.tsx';
import { formOf, type VehicleField, valuesOf, vehicleBlame, vehicleFields, vehicleSchema } from './vehicle-form.ts';

type Props = { vehicle: Vehicle; life: ReactNode };

export const VehicleEditor = ({ vehicle, life }: Props) => {
  const { t } = useTranslation();
  const [deleting, setDeleting] = useState(false);
  const editing = useEditing({
    record: vehicle,
    fields: vehicleFields,
    valuesOf,
    schema: vehicleSchema,
    blame: vehicleBlame,
    save: (values, version) => saveVehicle(vehicle.id, formOf(values), version),
    onSaved: () => notifySuccess(t('forms.saved')),
  });
  const { form, base } = editing;
  return (
    <VehicleFrame
      title={base.numberPlate}
      lead={`${base.brand} ${base.model}`}
      state={<VehicleState vehicle={vehicle} />}
      action={
        <Button variant="default" leftSection={<IconTrash size={20} />} onClick={() => setDeleting(true)}>
          {t('vehicles.delete')}
        </Button>
      }
    >
      <EditForm editing={editing} words={vehicleWords(t)}>
        <VehicleFields form={form} />
        {life}
      </EditForm>
      {deleting && <DeleteDialog vehicle={base} close={() => setDeleting(false)} />}
    </VehicleFrame>
  );
};

/** A vehicle's fields and their values, in words. */
const vehicleWords = (t: Translate): FieldWords<VehicleField> => ({
  label: (field) => t(`vehicles.${field}`),
  show: (value) => String(value ?? ''),
});

type DeleteDialogProps = { vehicle: Vehicle; close: () => void };

const DeleteDialog = ({ vehicle, close }: DeleteDialogProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = async () => {
    await removeVehicle(vehicle);
    notifySuccess(t('vehicles.deleted'));
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

/** The bookings that a vehicle is promised to, each with the way to it. */
const OpenBookings = ({ numbers }: { numbers: string[] }) => {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('errors.vehicleBooked')}</p>
      <ul className={dialogForm.links}>
        {numbers.map((number) => (
          <li key={number}>
            <Link to="/dashboard/bookings" search={{ q: number }}>
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
