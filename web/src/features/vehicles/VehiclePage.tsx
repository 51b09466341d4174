import { allows } from '@llave/contract/access';
import { changeVehicle } from '@llave/contract/vehicles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { isGone } from '../../lib/calls/is-gone.ts';
import { useSession } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { vehicleQuery } from './api.ts';
import { VehicleEditor } from './VehicleEditor.tsx';
import { VehicleFrame } from './VehicleFrame.tsx';

const route = getRouteApi('/dashboard/vehicle/$vehicleId');

export const VehiclePage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const { vehicleId } = route.useParams();
  const may = me !== undefined && allows(changeVehicle.access, me);
  const vehicle = useQuery({ ...vehicleQuery(vehicleId), enabled: may });
  if (!may) return <Forbidden />;
  if (isGone(vehicle.error))
    return (
      <MessagePage title={t('vehicles.gone')} lead={t('vehicles.goneLead')}>
        <ButtonLink to="/dashboard/vehicles">{t('vehicles.return')}</ButtonLink>
      </MessagePage>
    );
  if (vehicle.data) return <VehicleEditor key={vehicleId} vehicle={vehicle.data} />;

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
