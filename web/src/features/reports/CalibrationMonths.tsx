import type { Reply } from '@llave/contract/endpoint';
import type { countCalibrations } from '@llave/contract/reports';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { numberText } from '../../lib/numbers.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Answer } from './Answer.tsx';
import { ChartTable } from './ChartTable.tsx';
import { monthNames, wholeMonth } from './day-names.ts';

/** How many calibrations each month of the coming year brings. */
export const CalibrationMonths = ({ counts }: { counts: UseQueryResult<Reply<typeof countCalibrations>> }) => {
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
