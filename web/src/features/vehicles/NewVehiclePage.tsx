import { allows } from '@llave/contract/access';
import { createVehicle } from '@llave/contract/vehicles';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { isChanged } from '../../lib/forms/differences.ts';
import { useForm } from '../../lib/forms/form.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { LeaveGuard } from '../../ui/editing/LeaveGuard.tsx';
import classes from '../../ui/forms/form-page.module.css';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { addVehicle } from './api.ts';
import { VehicleFields } from './VehicleFields.tsx';
import { VehicleFrame } from './VehicleFrame.tsx';
import { formOf, noVehicle, vehicleBlame, vehicleFields, vehicleSchema } from './vehicle-form.ts';

export const NewVehiclePage = () => {
  const me = useSession()?.user;
  return me && allows(createVehicle.access, me) ? <NewVehicle /> : <Forbidden />;
};

const NewVehicle = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useForm({
    initial: noVehicle,
    schema: async () => vehicleSchema,
    blame: vehicleBlame,
    send: async (values) => {
      await addVehicle(formOf(values));
      notifySuccess(t('vehicles.added'));
      await navigate({ to: '/dashboard/vehicles', ignoreBlocker: true });
    },
  });
  return (
    <VehicleFrame title={t('vehicles.add')} lead={t('vehicles.addLead')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <VehicleFields form={form} />
        <FailureNotice error={form.failure} fallback="forms.saveFailed" />
        <Button type="submit" className={classes.submit} loading={form.busy}>
          {t('vehicles.submit')}
        </Button>
        <LeaveGuard unsaved={isChanged(vehicleFields, form.values, noVehicle)} />
      </form>
    </VehicleFrame>
  );
};
