import type { Reply, Sent } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import { listToolHistory } from '@llave/contract/history';
import {
  assignTool,
  blockTool,
  countTools,
  getTool,
  lendTool,
  listTools,
  reassignTool,
  requestTool,
  returnLoan,
  type Tool,
  type ToolCard,
  unblockTool,
  useTool,
} from '@llave/contract/tools';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/calls/call.ts';
import { usePages } from '../../lib/calls/pages.ts';
import { queries } from '../../lib/calls/queries.ts';
import { spread, withdraw } from './cache.ts';
import type { Show } from './filter.ts';

export const toolPages = (accountId: string, q: string, show: Show = {}) => ({
  queryKey: ['tool', 'list', accountId, q, show],
  read: (cursor: string | undefined, signal: AbortSignal) =>
    callPage(listTools, { params: { accountId }, query: { ...show, q: q || undefined, cursor } }, { signal }),
});

export const useTools = (accountId: string, q: string, show?: Show) => usePages(toolPages(accountId, q, show));

/** What one has and others ask for. */
export const askedPages = (accountId: string) => toolPages(accountId, '', { asked: 'true' });

export const toolCountsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['tool', 'counts', accountId],
    queryFn: ({ signal }) => call(countTools, { params: { accountId } }, { signal }),
  });

export const toolQuery = (id: string) =>
  queryOptions({
    queryKey: ['tool', 'one', id],
    queryFn: ({ signal }) => call(getTool, { params: { id } }, { signal }),
  });

export const useToolHistory = (accountId: string, toolId: string, enabled = true) =>
  usePages({
    enabled,
    queryKey: ['tool', 'history', accountId, toolId],
    read: (cursor, signal) =>
      callPage(listToolHistory, { params: { accountId, toolId }, query: { cursor } }, { signal }),
  });

export const pickUp = async ({ id }: ToolCard) =>
  known(await call(useTool, { params: { id }, body: { action: 'pickup' } }));

export const giveBack = async ({ id }: ToolCard) =>
  known(await call(useTool, { params: { id }, body: { action: 'return' } }));

export const askFor = async ({ id }: ToolCard, userId: string) =>
  known(await call(requestTool, { params: { id, userId } }));

/** Who asked takes it back, or who was asked says no. */
export const dropRequest = async ({ id, requestedBy }: ToolCard) =>
  known(await call(requestTool, { params: { id, userId: 'null' }, body: requestedBy ? { requestedBy } : {} }));

/** The holder says yes to who asked; an admin hands out a free tool. */
export const assign = async ({ id }: ToolCard, userId: string) =>
  known(await call(assignTool, { params: { id, userId } }));

/** From anyone to anyone; `null` takes it back. */
export const reassign = async ({ id }: ToolCard, userId: string | null) =>
  known(await call(reassignTool, { params: { id, userId: userId ?? 'null' } }));

export const lend = async ({ id }: ToolCard, form: Sent<typeof lendTool>['body']) =>
  known(await call(lendTool, { params: { id }, body: form }));

export const takeLoanBack = async ({ id }: ToolCard) => known(await call(returnLoan, { params: { id } }));

export const block = async ({ id, accountId }: Pick<ToolCard, 'id' | 'accountId'>) =>
  known(await call(blockTool, { params: { id, accountId } }));

export const unblock = async ({ id, accountId }: Pick<ToolCard, 'id' | 'accountId'>) =>
  known(await call(unblockTool, { params: { id, accountId } }));

/** What the server has just said about a tool goes to every screen that shows it. */
export const known = (tool: Tool): Tool => {
  queries.setQueryData(toolQuery(tool.id).queryKey, tool);
  spread(tool);
  return tool;
};

/** Reads a tool that somebody changed, for every screen that shows it; nothing when it is not there any more. */
export const readAgain = async (id: string): Promise<Tool | null> => {
  const { queryKey } = toolQuery(id);
  try {
    const tool = await call(getTool, { params: { id } });
    queries.setQueryData(queryKey, (old) => (old && old.version <= tool.version ? tool : old));
    spread(tool);
    return tool;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'notFound') throw error;
    withdraw(id);
    queries.getQueryCache().find({ queryKey })?.setState({ status: 'error', error });
    return null;
  }
};

export type ToolCounts = Reply<typeof countTools>;
