import type { AppError } from '@llave/contract/errors';
import type { ToolCard } from '@llave/contract/tools';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toolQuery } from '../tools/api.ts';
import { toggled, withAll } from './selection.ts';

type Seen = Record<string, ToolCard>;

/** The chosen tools, with what the screen has seen of them; those that a link names are read, and dropped if gone. */
export const useChosen = (ids: string[], change: (ids: string[]) => void) => {
  const [seen, setSeen] = useState<Seen>({});
  const linked = ids.filter((id) => !seen[id]);
  const read = useQueries({ queries: linked.map(toolQuery) });

  const isGone = (at: number) =>
    (read[at]?.error as AppError | null)?.code === 'notFound' || read[at]?.data?.status === 'retired';
  const gone = linked.filter((_, at) => isGone(at)).join();
  useEffect(() => {
    if (gone) change(ids.filter((id) => !gone.includes(id)));
  }, [gone, ids, change]);

  const see = (tools: ToolCard[]) =>
    setSeen((before) => ({ ...before, ...Object.fromEntries(tools.map((tool) => [tool.id, tool])) }));
  return {
    tools: ids.map((id) => ({ id, tool: seen[id] ?? read[linked.indexOf(id)]?.data })),
    toggle: (tool: ToolCard) => {
      see([tool]);
      change(toggled(ids, tool.id));
    },
    addAll: (tools: ToolCard[]) => {
      see(tools);
      change(
        withAll(
          ids,
          tools.map(({ id }) => id),
        ),
      );
    },
    clear: () => change([]),
  };
};

export type Chosen = ReturnType<typeof useChosen>;
