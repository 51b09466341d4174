import type { Page } from '@llave/contract/pages';
import type { ToolCard } from '@llave/contract/tools';
import type { InfiniteData } from '@tanstack/react-query';
import { queries } from '../../lib/calls/queries.ts';
import { currentSession } from '../../lib/session/session.ts';
import { fits, type Show } from './filter.ts';
import { placed, without } from './place.ts';

type Pages = Page<ToolCard>[];
type Change = (pages: Pages, q: string, show: Show) => Pages | null;

/** Puts a tool right in every list that is kept, and has the counts and the history read again. */
export const spread = (tool: ToolCard) => {
  const myId = currentSession()?.user.id;
  changeLists((pages, q, show) => placed(pages, tool, fits(tool, q, show, myId)));
  readRestAgain();
};

/** Takes a tool that is gone out of every list; nothing of the tool itself is asked for again. */
export const withdraw = (id: string) => {
  changeLists((pages) => without(pages, id));
  readRestAgain(id);
};

/** A part that is on its way may have been read before the change, so the change is made once more when it is here. */
const changeLists = (change: Change) => {
  for (const query of queries.getQueryCache().findAll({ queryKey: ['tool', 'list'] })) {
    const apply = () => changeList(query.queryKey, change);
    if (query.state.fetchStatus === 'fetching') query.promise?.then(() => setTimeout(apply), apply);
    apply();
  }
};

const changeList = (queryKey: readonly unknown[], change: Change) => {
  const data = queries.getQueryData<InfiniteData<Page<ToolCard>>>(queryKey);
  if (!data) return;
  const [, , , q, show] = queryKey as [string, string, string, string, Show];
  const pages = change(data.pages, q, show);
  if (!pages) void queries.invalidateQueries({ queryKey, exact: true });
  else if (pages !== data.pages) queries.setQueryData(queryKey, { ...data, pages });
};

const readRestAgain = (gone?: string) =>
  void queries.invalidateQueries({
    queryKey: ['tool'],
    predicate: ({ queryKey }) =>
      queryKey[1] !== 'list' && queryKey[1] !== 'one' && !(queryKey[1] === 'history' && queryKey[3] === gone),
  });
