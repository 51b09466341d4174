import { allows } from '@llave/contract/access';
import { createTool, type ToolCard as Tool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { bringAhead } from '../../lib/bring.ts';
import { useLater } from '../../lib/later.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FilterPills } from '../../ui/FilterPills.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { VirtualGrid } from '../../ui/VirtualGrid.tsx';
import { toolCountsQuery, useTools } from './api.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { ToolCard } from './cards/ToolCard.tsx';
import type { Asking } from './cards/ToolMenu.tsx';
import { countsText } from './counts-text.ts';
import type { Asked } from './dialogs/ToolDialog.tsx';
import { loadOverlays } from './load-overlays.ts';
import { NoTools } from './NoTools.tsx';
import { type Part, parts, showOf, toneOfPart } from './parts.ts';
import classes from './ToolsBoard.module.css';

type Props = {
  me: User;
  q: string;
  part: Part;
  search: (words: string) => void;
  choose: (part: Part) => void;
  showAll: () => void;
};

/** All tools that one may use, as cards: found by words, by part, and one after the other while one scrolls. */
export const ToolsBoard = ({ me, q, part, search, choose, showAll }: Props) => {
  const { t } = useTranslation();
  const list = useTools(me.accountId, q, showOf[part]);
  const counts = useQuery(toolCountsQuery(me.accountId));
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback((what: Asking, tool: Tool) => setAsked({ what, tool }), []);
  const overlays = useLater(loadOverlays, asked !== null);
  useEffect(() => void bringAhead(loadOverlays), []);
  usePageTitle(t('tools.title'));

  const add = allows(createTool.access, me) && (
    <ButtonLink to="/dashboard/tool" variant="accent" leftSection={<IconPlus size={20} />}>
      {t('tools.add')}
    </ButtonLink>
  );
  const options = parts.map((value) => ({ value, label: t(`tools.shows.${value}`), tone: toneOfPart[value] }));
  return (
    <>
      <PageHead title={t('tools.title')} lead={counts.data ? countsText(t, counts.data) : t('tools.lead')}>
        {add}
      </PageHead>
      <div className={classes.finding}>
        <SearchField label={t('tools.search')} value={q} onSearch={search} />
        <FilterPills label={t('tools.show')} options={options} value={part} onChange={choose} />
      </div>
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
            columnWidth={232}
            rowHeight={384}
            above={500}
            gap={20}
          >
            {(tool) => <ToolCard tool={tool} me={me} ask={ask} />}
          </VirtualGrid>
        )}
      </PagedList>
      {asked && overlays && (
        <overlays.ToolDialog key={asked.tool.id} asked={asked} me={me} close={() => setAsked(null)} />
      )}
    </>
  );
};
