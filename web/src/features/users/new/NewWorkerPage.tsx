import { allows } from '@llave/contract/access';
import { createWorker } from '@llave/contract/users';
import { useSession } from '../../../lib/session/session.ts';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { NewPerson } from './NewPerson.tsx';

export const NewWorkerPage = () => {
  const me = useSession()?.user;
  return me && allows(createWorker.access, me) ? <NewPerson me={me} isAdmin={false} /> : <Forbidden />;
};
