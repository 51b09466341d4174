import { allows } from '@llave/contract/access';
import { createTool, type ToolCard as Tool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useLater } from '../../lib/later.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PagedList } from '../../ui/PagedList.tsx';
import { VirtualGrid } from '../../ui/VirtualGrid.tsx';
import { AddTool } from './AddTool.tsx';
import { toolCountsQuery, useTools } from './api.ts';
import { BoardHead } from './BoardHead.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { ToolCard } from './cards/ToolCard.tsx';
import type { Asked, Asking } from './dialogs/ToolDialog.tsx';
import { NoTools } from './NoTools.tsx';
import { type Part, showOf } from './parts.ts';

type Props = {
  me: User;
  q: string;
  part: Part;
  search: (words: string) => void;
  choose: (part: Part) => void;
  showAll: () => void;
};

const loadToolDialog = () => import('./dialogs/ToolDialog.tsx').then((file) => file.ToolDialog);

/** All tools that one may use, as cards: found by words, by part, and one after the other while one scrolls. */
export const ToolsBoard = ({ me, q, part, search, choose, showAll }: Props) => {
  const { t } = useTranslation();
  const list = useTools(me.accountId, q, showOf[part]);
  const counts = useQuery(toolCountsQuery(me.accountId));
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback((what: Asking, tool: Tool) => setAsked({ what, tool }), []);
  const ToolDialog = useLater(loadToolDialog);
  usePageTitle(t('tools.title'));

  const add = allows(createTool.access, me) && <AddTool />;
  return (
    <>
      <BoardHead counts={counts.data} q={q} part={part} search={search} choose={choose} add={add} />
      <PagedList
        list={list}
        failed="tools.failed"
        skeleton={<CardsSkeleton />}
        empty={<NoTools q={q} part={part} showAll={showAll} add={add} />}
      >
        {(tools) => (
          <VirtualGrid
            items={tools}
            label={t('tools.title')}
            more={list.more}
            see={list.see}
            columnWidth={232}
            rowHeight={384}
            above={500}
            gap={20}
          >
            {(tool) => <ToolCard tool={tool} me={me} ask={ask} />}
          </VirtualGrid>
        )}
      </PagedList>
      {asked && ToolDialog && <ToolDialog key={asked.tool.id} asked={asked} me={me} close={() => setAsked(null)} />}
    </>
  );
};
