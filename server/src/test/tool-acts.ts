import type { Call } from '@llave/contract/endpoint';
import type { ErrorReply } from '@llave/contract/errors';
import { listToolHistory } from '@llave/contract/history';
import { assignTool, reassignTool, requestTool, type Tool, useTool } from '@llave/contract/tools';
import type { Member, World } from './world.ts';

type Told = { status: number; body: Tool & Partial<ErrorReply> };
type Setting = { world: World; admin: Member; tool: Tool };

/** What people do with a tool, as calls; the setting is looked at when somebody acts. */
export const toolActs = (setting: () => Setting) => {
  const call = async (endpoint: Call, who: Member, params: object = {}, body?: object): Promise<Told> => {
    const { world, admin, tool } = setting();
    const sending = { params: { id: tool.id, accountId: admin.accountId, ...params }, token: who.token, body };
    return (await world.call(endpoint, sending)) as unknown as Told;
  };
  const history = async (who?: Member) => {
    const { world, admin, tool } = setting();
    const params = { accountId: admin.accountId, toolId: tool.id };
    return (await world.call(listToolHistory, { params, token: (who ?? admin).token })).body;
  };
  return {
    call,
    history,
    actions: async () => (await history()).map(({ action }) => action),
    pickUp: (who: Member) => call(useTool, who, {}, { action: 'pickup' }),
    giveBack: (who: Member) => call(useTool, who, {}, { action: 'return' }),
    ask: (who: Member, userId: string = who.user.id) => call(requestTool, who, { userId }),
    assign: (who: Member, to: Member) => call(assignTool, who, { userId: to.user.id }),
    reassign: (to: Member | null) => call(reassignTool, setting().admin, { userId: to?.user.id ?? 'null' }),
  };
};
