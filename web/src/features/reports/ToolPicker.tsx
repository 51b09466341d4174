import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { PagedList } from '../../ui/PagedList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { ReportProps } from './address.ts';
import { useOverview } from './api.ts';
import { NoTools } from './NoTools.tsx';
import classes from './ToolPicker.module.css';
import { ToolStatusChip } from './ToolStatusChip.tsx';

const byName = { by: 'name', way: 'asc' } as const;

/** One tool out of all, the retired ones too, found by its name, its reference or who has it. */
export const ToolPicker = ({ accountId, show }: ReportProps) => {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const list = useOverview(accountId, q, byName);
  return (
    <Panel title={t('reports.life.choose')} lead={t('reports.life.lead')}>
      <SearchField label={t('reports.life.search')} value={q} onSearch={setQ} />
      <PagedList
        list={list}
        failed="reports.failed"
        skeleton={<RowsSkeleton />}
        empty={<NoTools q={q} showAll={() => setQ('')} />}
      >
        {(tools) => (
          <ul className={classes.tools} aria-label={t('reports.life.choose')}>
            {tools.map((tool) => (
              <li key={tool.id}>
                <button type="button" className={classes.tool} onClick={() => show({ tool: tool.id })}>
                  <span className={classes.words}>
                    <span className={classes.name}>{tool.name}</span>
                    <span className={classes.reference}>{tool.reference}</span>
                  </span>
                  <ToolStatusChip tool={tool} />
                  <IconChevronRight size={20} className={classes.arrow} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
};
