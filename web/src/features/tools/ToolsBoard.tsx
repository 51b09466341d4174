import { allows } from '@llave/contract/access';
import { printLabels } from '@llave/contract/labels';
import { createTool, type ToolCard as Tool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { IconPlus, IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useLazy } from '../../lib/loading/use-lazy.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { ImportLink } from '../../ui/buttons/ImportLink.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { PagedList } from '../../ui/tables/PagedList.tsx';
import { VirtualGrid } from '../../ui/tables/VirtualGrid.tsx';
import { toolCountsQuery, useTools } from './api.ts';
import { BoardHead } from './BoardHead.tsx';
import classes from './CardsSkeleton.module.css';
import { ToolCard } from './cards/ToolCard.tsx';
import type { Asked, Asking } from './dialogs/ToolDialog.tsx';
import { type Filter, noFilter, showOf } from './filter.ts';
import { NoTools } from './NoTools.tsx';

type Props = { me: User; filter: Filter; show: (filter: Filter) => void };

const loadToolDialog = () => import('./dialogs/ToolDialog.tsx').then((file) => file.ToolDialog);

/** All tools that one may use, as cards: found by words, by part, and one after the other while one scrolls. */
export const ToolsBoard = ({ me, filter, show }: Props) => {
  const { t } = useTranslation();
  const list = useTools(me.accountId, filter.q, showOf(filter));
  const counts = useQuery(toolCountsQuery(me.accountId));
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback((what: Asking, tool: Tool) => setAsked({ what, tool }), []);
  const ToolDialog = useLazy(loadToolDialog);
  usePageTitle(t('tools.title'));

  const add = allows(createTool.access, me) && (
    <>
      <ImportLink kind="tools" />
      <AddTool />
    </>
  );
  return (
    <>
      <BoardHead me={me} counts={counts.data} filter={filter} show={show}>
        {allows(printLabels.access, me) && <PrintLabels />}
        {add}
      </BoardHead>
      <PagedList
        list={list}
        failed="tools.failed"
        skeleton={<CardsSkeleton />}
        empty={<NoTools filter={filter} showAll={() => show(noFilter)} add={add} />}
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

const AddTool = () => {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/dashboard/tool" variant="accent" leftSection={<IconPlus size={20} />}>
      {t('tools.add')}
    </ButtonLink>
  );
};

const PrintLabels = () => {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/dashboard/labels" variant="default" leftSection={<IconQrcode size={20} />}>
      {t('shell.labels')}
    </ButtonLink>
  );
};

const cards = Array.from({ length: 10 }, (_, index) => index);

const CardsSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.cards} role="status" aria-label={t('frame.loading')}>
      {cards.map((card) => (
        <Skeleton key={card} className={classes.card} />
      ))}
    </div>
  );
};
