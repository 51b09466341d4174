import { allows } from '@llave/contract/access';
import { createTool } from '@llave/contract/tools';
import { useSession } from '../../lib/session/session.ts';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { NewTool } from './page/NewTool.tsx';

export const NewToolPage = () => {
  const me = useSession()?.user;
  return me && allows(createTool.access, me) ? <NewTool me={me} /> : <Forbidden />;
};
