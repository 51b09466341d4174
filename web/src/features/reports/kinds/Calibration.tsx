import type { Reply } from '@llave/contract/endpoint';
import {
  type CalibrationRow,
  type CalibrationState,
  calibrationStates,
  type countCalibrations,
  reportCalibrations,
} from '@llave/contract/reports';
import { IconGauge } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { numberText } from '../../../lib/text/numbers.ts';
import { numericDay } from '../../../lib/time/days.ts';
import { FilterPills } from '../../../ui/forms/FilterPills.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import print from '../../../ui/layout/print.module.css';
import { Chip, type Tone } from '../../../ui/signs/Chip.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { BarChart } from '../../../ui/tables/BarChart.tsx';
import { PagedList } from '../../../ui/tables/PagedList.tsx';
import { type WideColumn, WideTable } from '../../../ui/tables/WideTable.tsx';
import type { ReportProps } from '../address.ts';
import { calibrationCountsQuery, useCalibrations } from '../api.ts';
import { Answer } from '../parts/Answer.tsx';
import { ChartTable } from '../parts/ChartTable.tsx';
import { ReportFrame } from '../parts/ReportFrame.tsx';
import { RowCount } from '../parts/RowCount.tsx';
import { ToolLink } from '../parts/ToolLink.tsx';
import { monthNames, wholeMonth } from '../range/day-names.ts';

const shown = ['all', ...calibrationStates] as const;

/** What is overdue, what is due, what each month brings, and all of it for the auditor. */
export const Calibration = ({ accountId, search, show }: ReportProps) => {
  const { t } = useTranslation();
  const counts = useQuery(calibrationCountsQuery(accountId));
  const isEmpty = counts.data && Object.values(counts.data.states).every((count) => count === 0);
  const state = calibrationStates.find((each) => each === search.state);
  const label = (each: (typeof shown)[number]) => {
    if (each === 'all') return t('reports.calibration.all');
    const name = t(`reports.calibration.several.${each}`);
    return counts.data ? t('reports.calibration.stateCount', { state: name, count: counts.data.states[each] }) : name;
  };
  return (
    <ReportFrame
      tab="calibration"
      accountId={accountId}
      report={reportCalibrations}
      sent={{ params: { accountId }, query: { state } }}
      about={state && `${t('reports.tab.calibration')}: ${t(`reports.calibration.several.${state}`)}`}
      csv={t('reports.calibration.csv')}
    >
      {!isEmpty && (
        <>
          <CalibrationMonths counts={counts} />
          <div className={print.screen}>
            <FilterPills
              label={t('reports.calibration.show')}
              options={shown.map((value) => ({
                value,
                label: label(value),
                tone: value === 'all' ? undefined : stateTones[value],
              }))}
              value={state ?? 'all'}
              onChange={(next) => show({ state: next === 'all' ? undefined : next })}
            />
          </div>
        </>
      )}
      <CalibrationTable accountId={accountId} state={state} />
    </ReportFrame>
  );
};

/** How many calibrations each month of the coming year brings. */
const CalibrationMonths = ({ counts }: { counts: UseQueryResult<Reply<typeof countCalibrations>> }) => {
  const { t, language } = useTranslation();
  return (
    <Answer query={counts} skeleton={<Skeleton height={380} />}>
      {({ months }) => (
        <Panel title={t('reports.calibration.months')} lead={t('reports.calibration.monthsLead')}>
          <BarChart
            label={t('reports.calibration.months')}
            hint={t('reports.calibration.hint')}
            bars={months.map(({ month, due }) => ({
              key: month,
              value: due,
              text: t('reports.calibration.bar', { month: wholeMonth(month, language), count: due }),
            }))}
            amount={(value) => numberText(value, language)}
            names={(apart) =>
              monthNames(
                months.map(({ month }) => month),
                apart,
                language,
              )
            }
            least={1}
          />
          <ChartTable
            summary={t('reports.calibration.table')}
            heads={[t('reports.calibration.month'), t('reports.calibration.dueThen')]}
            rows={months.map(({ month, due }) => [wholeMonth(month, language), numberText(due, language)])}
          />
        </Panel>
      )}
    </Answer>
  );
};

type CalibrationTableProps = { accountId: string; state: CalibrationState | undefined };

/** The tools that are calibrated, by when they are next. */
const CalibrationTable = ({ accountId, state }: CalibrationTableProps) => {
  const { t } = useTranslation();
  const list = useCalibrations(accountId, state);
  const columns = useCalibrationColumns();
  return (
    <>
      <RowCount list={list} />
      <PagedList
        list={list}
        failed="reports.failed"
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            icon={<IconGauge size={36} />}
            title={t(state ? 'reports.calibration.emptyState' : 'reports.calibration.empty')}
            lead={t(state ? 'reports.calibration.emptyStateLead' : 'reports.calibration.emptyLead')}
          />
        }
      >
        {(tools) => <WideTable label={t('reports.tab.calibration')} columns={columns} items={tools} />}
      </PagedList>
    </>
  );
};

const stateTones: Record<CalibrationState, Tone> = {
  overdue: 'incident',
  due: 'inUse',
  later: 'free',
  unplanned: 'retired',
};

const useCalibrationColumns = (): WideColumn<CalibrationRow>[] => {
  const { t } = useTranslation();
  return useMemo(() => {
    const none = t('reports.none');
    return [
      { key: 'name', label: t('reports.calibration.name'), cell: (tool) => <ToolLink tool={tool} withReference /> },
      {
        key: 'state',
        label: t('reports.calibration.state'),
        cell: ({ state }) => <Chip tone={stateTones[state]}>{t(`reports.calibration.states.${state}`)}</Chip>,
      },
      {
        key: 'next',
        label: t('reports.calibration.next'),
        numeric: true,
        cell: ({ nextCalibration }) => (nextCalibration ? numericDay(nextCalibration) : none),
      },
      {
        key: 'last',
        label: t('reports.calibration.last'),
        numeric: true,
        cell: ({ last }) => (last ? numericDay(last.date) : t('reports.calibration.never')),
      },
      { key: 'entity', label: t('reports.calibration.entity'), long: true, cell: ({ last }) => last?.entity || none },
      {
        key: 'result',
        label: t('reports.calibration.result'),
        cell: ({ last }) =>
          last?.result ? (
            <Chip tone={last.result === 'pass' ? 'free' : 'incident'}>
              {t(`reports.calibration.results.${last.result}`)}
            </Chip>
          ) : (
            none
          ),
      },
    ];
  }, [t]);
};
