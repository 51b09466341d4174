import { allows } from '@llave/contract/access';
import { getTool } from '@llave/contract/tools';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../lib/session/session.ts';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { ToolReader } from './page/ToolReader.tsx';

const route = getRouteApi('/dashboard/tool/$toolId');

export const ToolPage = () => {
  const me = useSession()?.user;
  const { toolId } = route.useParams();
  return me && allows(getTool.access, me) ? <ToolReader key={toolId} me={me} toolId={toolId} /> : <Forbidden />;
};
