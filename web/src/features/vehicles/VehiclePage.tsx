import { allows } from '@llave/contract/access';
import { changeVehicle, getVehicle, type Vehicle } from '@llave/contract/vehicles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { isGone } from '../../lib/calls/is-gone.ts';
import { useSession } from '../../lib/session/session.ts';
import { kilometersText } from '../../lib/text/kilometers.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { VehicleBookingsCard } from '../bookings/VehicleBookingsCard.tsx';
import { vehicleQuery } from './api.ts';
import { VehicleEditor } from './VehicleEditor.tsx';
import { VehicleFrame } from './VehicleFrame.tsx';
import { VehicleState } from './VehicleState.tsx';

const route = getRouteApi('/dashboard/vehicle/$vehicleId');

export const VehiclePage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const { vehicleId } = route.useParams();
  const may = me !== undefined && allows(getVehicle.access, me);
  const vehicle = useQuery({ ...vehicleQuery(vehicleId), enabled: may });
  if (!may) return <Forbidden />;
  if (isGone(vehicle.error))
    return (
      <MessagePage title={t('vehicles.gone')} lead={t('vehicles.goneLead')}>
        <ButtonLink to="/dashboard/vehicles">{t('vehicles.return')}</ButtonLink>
      </MessagePage>
    );
  if (vehicle.data) {
    const life = <VehicleBookingsCard accountId={me.accountId} vehicleId={vehicleId} />;
    return allows(changeVehicle.access, me) ? (
      <VehicleEditor key={vehicleId} vehicle={vehicle.data} life={life} />
    ) : (
      <VehicleReader vehicle={vehicle.data} life={life} />
    );
  }

  return (
    <VehicleFrame title={t('vehicles.vehicle')} lead="">
      {vehicle.isError ? (
        <ErrorState error={vehicle.error} fallback="vehicles.failedOne" retry={vehicle.refetch} />
      ) : (
        <RowsSkeleton />
      )}
    </VehicleFrame>
  );
};

/** A vehicle as those see it who may not change it. */
const VehicleReader = ({ vehicle, life }: { vehicle: Vehicle; life: ReactNode }) => {
  const { language } = useTranslation();
  const { brand, model, numberPlate, currentKilometers } = vehicle;
  return (
    <VehicleFrame
      title={numberPlate}
      lead={`${brand} ${model} · ${kilometersText(currentKilometers, language)}`}
      state={<VehicleState vehicle={vehicle} />}
    >
      {life}
    </VehicleFrame>
  );
};
