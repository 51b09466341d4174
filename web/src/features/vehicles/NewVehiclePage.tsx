import { allows } from '@llave/contract/access';
import { createVehicle } from '@llave/contract/vehicles';
import { useSession } from '../../lib/session.ts';
import { Forbidden } from '../../ui/Forbidden.tsx';
import { NewVehicle } from './NewVehicle.tsx';

export const NewVehiclePage = () => {
  const me = useSession()?.user;
  return me && allows(createVehicle.access, me) ? <NewVehicle /> : <Forbidden />;
};
