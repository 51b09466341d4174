import type { Reply, Sent } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import { listToolHistory } from '@llave/contract/history';
import type { Page } from '@llave/contract/pages';
import type { Today } from '@llave/contract/today';
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
import { type InfiniteData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/calls/call.ts';
import { usePages } from '../../lib/calls/pages.ts';
import { changed, outdate, queries } from '../../lib/calls/queries.ts';

/** Which tools a list shows. */
export type Show = Omit<NonNullable<Sent<typeof listTools>['query']>, 'q' | 'limit' | 'cursor'>;

export const toolPages = (accountId: string, q: string, show: Show = {}) => ({
  queryKey: ['tool', 'list', accountId, q, show],
  shows: ['toolCategory'],
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
    meta: { shows: ['toolCategory'] },
    queryFn: async ({ signal }) => {
      const tool = await call(getTool, { params: { id } }, { signal });
      outdate({ queryKey: historyKey(tool.accountId, id) });
      return tool;
    },
  });

/** Read again once the tool has been, so that nobody asks for the history of one that is gone. */
const historyKey = (accountId: string, toolId: string) => ['history', accountId, toolId];

export const useToolHistory = (accountId: string, toolId: string, enabled = true) =>
  usePages({
    enabled,
    queryKey: historyKey(accountId, toolId),
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

/** What the server has just said about a tool is shown at once wherever it stands; what it changes elsewhere is read. */
export const known = (tool: Tool): Tool => {
  void queries.cancelQueries({ queryKey: ['tool'], predicate: ({ state }) => state.data !== undefined });
  queries.setQueryData(toolQuery(tool.id).queryKey, tool);
  queries.setQueriesData<InfiniteData<Page<ToolCard>>>(
    { queryKey: ['tool', 'list'] },
    (list) => list && shownIn(list, tool),
  );
  queries.setQueriesData<Today>({ queryKey: ['today'] }, (day) => day && shownToday(day, tool));
  changed('tool', [tool.id]);
  return tool;
};

const shownIn = ({ pages, pageParams }: InfiniteData<Page<ToolCard>>, tool: ToolCard) => ({
  pageParams,
  pages: pages.map((page) => ({ ...page, items: page.items.map((item) => (item.id === tool.id ? tool : item)) })),
});

/** The home page has cards of the same tools. */
const shownToday = ({ workshop, upkeep, ...day }: Today, tool: ToolCard): Today => {
  const shown = <T extends { items: ToolCard[] }>(few: T) => ({
    ...few,
    items: few.items.map((item) => (item.id === tool.id ? tool : item)),
  });
  return {
    ...day,
    workshop: workshop && { ...workshop, mine: shown(workshop.mine), inUse: shown(workshop.inUse) },
    upkeep: upkeep && { ...upkeep, longOut: shown(upkeep.longOut) },
  };
};

/** A tool has left the workshop: lists that are not in sight are forgotten, so that none shows it when it is opened. */
export const left = (id: string) => {
  queries.removeQueries({ queryKey: ['tool', 'list'], type: 'inactive' });
  changed('tool', [id]);
};

/** Reads a tool that somebody changed; nothing when it is not there any more. */
export const readAgain = async (id: string): Promise<Tool | null> => {
  try {
    return known(await call(getTool, { params: { id } }));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'notFound') throw error;
    changed('tool', [id]);
    return null;
  }
};

export type ToolCounts = Reply<typeof countTools>;
