import { reportToolLife } from '@llave/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { HistoryTableCard } from '../history/HistoryTableCard.tsx';
import type { ReportProps } from './address.ts';
import { toolLineQuery, useToolLife } from './api.ts';
import { NoSuchTool } from './NoSuchTool.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { RowCount } from './RowCount.tsx';
import { ToolFacts } from './ToolFacts.tsx';
import { ToolPicker } from './ToolPicker.tsx';

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
