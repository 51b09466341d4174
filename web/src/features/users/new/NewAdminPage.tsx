import { allows } from '@llave/contract/access';
import { createAdmin } from '@llave/contract/users';
import { useSession } from '../../../lib/session/session.ts';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { NewPerson } from './NewPerson.tsx';

export const NewAdminPage = () => {
  const me = useSession()?.user;
  return me && allows(createAdmin.access, me) ? <NewPerson me={me} isAdmin /> : <Forbidden />;
};
