import { type OverviewRow, reportToolLife } from '@llave/contract/reports';
import { IconChevronRight, IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { numberText } from '../../../lib/text/numbers.ts';
import { numericDay } from '../../../lib/time/days.ts';
import { fullDay } from '../../../lib/time/madrid.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import choice from '../../../ui/forms/choice.module.css';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import print from '../../../ui/layout/print.module.css';
import { Fact } from '../../../ui/signs/Fact.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { PagedList } from '../../../ui/tables/PagedList.tsx';
import { HistoryTableCard } from '../../history/HistoryTableCard.tsx';
import type { ReportProps } from '../address.ts';
import { toolLineQuery, useOverview, useToolLife } from '../api.ts';
import { NoTools } from '../parts/NoTools.tsx';
import { ReportFrame } from '../parts/ReportFrame.tsx';
import { RowCount } from '../parts/RowCount.tsx';
import { ToolStatusChip } from '../parts/ToolStatusChip.tsx';
import classes from './Life.module.css';

/** All that happened to one tool, which is chosen first. */
export const Life = (props: ReportProps) => {
  const { tool } = props.search;
  return tool ? <LifeOf key={tool} {...props} toolId={tool} /> : <ToolPicker {...props} />;
};

const LifeOf = ({ accountId, show, toolId }: ReportProps & { toolId: string }) => {
  const { t } = useTranslation();
  const tool = useQuery(toolLineQuery(accountId, toolId));
  const list = useToolLife(accountId, toolId);
  const another = () => show({ tool: undefined });
  if (tool.error) return <ErrorState error={tool.error} fallback="reports.failed" retry={tool.refetch} />;
  if (tool.data === null) return <NoSuchTool another={another} />;

  return (
    <ReportFrame
      tab="life"
      accountId={accountId}
      report={reportToolLife}
      sent={tool.data ? { params: { accountId, toolId } } : null}
      about={tool.data && `${t('reports.tab.life')}: ${tool.data.name}`}
    >
      {tool.data && <ToolFacts tool={tool.data} another={another} />}
      <RowCount list={list} />
      {tool.data ? <HistoryTableCard list={list} /> : <RowsSkeleton />}
    </ReportFrame>
  );
};

const byName = { by: 'name', way: 'asc' } as const;

/** One tool out of all, the retired ones too, found by its name, its reference or who has it. */
const ToolPicker = ({ accountId, show }: ReportProps) => {
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
                  <span className={choice.words}>
                    <span className={choice.name}>{tool.name}</span>
                    <span className={choice.reference}>{tool.reference}</span>
                  </span>
                  <ToolStatusChip tool={tool} />
                  <IconChevronRight size={20} className={choice.arrow} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
};

const NoSuchTool = ({ another }: { another: () => void }) => {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<IconTool size={36} />} title={t('reports.life.missing')} lead={t('reports.life.missingLead')}>
      <Button variant="default" onClick={another}>
        {t('reports.life.another')}
      </Button>
    </EmptyState>
  );
};

type ToolFactsProps = { tool: OverviewRow; another: () => void };

/** Which tool it is and what its life adds up to. */
const ToolFacts = ({ tool, another }: ToolFactsProps) => {
  const { t, language } = useTranslation();
  const none = t('reports.none');
  return (
    <Panel
      title={tool.name}
      lead={tool.reference}
      action={
        <span className={print.screen}>
          <Button variant="light" onClick={another}>
            {t('reports.life.another')}
          </Button>
        </span>
      }
    >
      <dl className={classes.facts}>
        <Fact label={t('reports.overview.status')}>
          <ToolStatusChip tool={tool} />
        </Fact>
        <Fact label={t('reports.overview.holder')}>{tool.holder || none}</Fact>
        <Fact label={t('reports.overview.totalUse')}>
          {t('reports.hours', { amount: numberText(tool.totalUse, language) })}
        </Fact>
        <Fact label={t('reports.overview.outHours')}>
          {tool.outHours === null ? none : t('reports.hours', { amount: numberText(tool.outHours, language) })}
        </Fact>
        <Fact label={t('reports.overview.pickups')}>{numberText(tool.pickups, language)}</Fact>
        <Fact label={t('reports.overview.incidents')}>{numberText(tool.incidents, language)}</Fact>
        <Fact label={t('reports.overview.lastPickup')}>{tool.lastPickup ? fullDay(tool.lastPickup) : none}</Fact>
        <Fact label={t('reports.overview.nextCalibration')}>
          {tool.nextCalibration ? numericDay(tool.nextCalibration) : none}
        </Fact>
      </dl>
    </Panel>
  );
};
