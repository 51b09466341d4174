import { type Range, reportSavings, secondsSaved } from '@llave/contract/reports';
import { IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/translation.ts';
import { numberText } from '../../../lib/text/numbers.ts';
import { numericDay, today } from '../../../lib/time/days.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { BarChart } from '../../../ui/tables/BarChart.tsx';
import type { ReportProps } from '../address.ts';
import { savingsQuery } from '../api.ts';
import { Answer } from '../parts/Answer.tsx';
import { ChartTable } from '../parts/ChartTable.tsx';
import { ReportFrame } from '../parts/ReportFrame.tsx';
import { dayNames } from '../range/day-names.ts';
import { RangeFields } from '../range/RangeFields.tsx';
import { RangeRefused } from '../range/RangeRefused.tsx';
import { rangeOf } from '../range/ranges.ts';
import classes from './Savings.module.css';

/** An estimate of the hours saved between two days, and how it is made. */
export const Savings = ({ accountId, search, show }: ReportProps) => {
  const { t } = useTranslation();
  const { range, problem } = rangeOf(search, today());
  return (
    <ReportFrame
      tab="savings"
      accountId={accountId}
      report={reportSavings}
      sent={problem ? null : { params: { accountId }, query: range }}
      range={range}
      controls={<RangeFields range={range} onChange={show} />}
    >
      {problem ? <RangeRefused /> : <SavingsPanel accountId={accountId} range={range} />}
      <p className={classes.disclaimer}>{t('reports.savings.disclaimer', { seconds: secondsSaved })}</p>
    </ReportFrame>
  );
};

type SavingsPanelProps = { accountId: string; range: Range };

/** The total, a bar a day, and the same in numbers. */
const SavingsPanel = ({ accountId, range }: SavingsPanelProps) => {
  const { t, language } = useTranslation();
  const query = useQuery(savingsQuery(accountId, range));
  const hours = (value: number) => numberText(value, language, 2);
  return (
    <Answer query={query} skeleton={<Skeleton height={400} />}>
      {({ totalHours, days }) => {
        const acts = days.reduce((sum, day) => sum + day.acts, 0);
        if (acts === 0)
          return (
            <EmptyState
              icon={<IconHourglass size={36} />}
              title={t('reports.savings.empty')}
              lead={t('reports.savings.emptyLead')}
            />
          );
        return (
          <div className={classes.panel}>
            <div className={classes.total}>
              <p>{t('reports.savings.total')}</p>
              <p className={classes.hours}>{t('reports.hours', { amount: hours(totalHours) })}</p>
              <p>{t('reports.savings.acts', { count: acts })}</p>
            </div>
            <BarChart
              label={t('reports.savings.chart')}
              hint={t('reports.savings.hint')}
              bars={days.map((day) => ({
                key: day.day,
                value: day.hours,
                text: t('reports.savings.bar', { day: numericDay(day.day), hours: hours(day.hours), count: day.acts }),
              }))}
              amount={hours}
              names={(apart) =>
                dayNames(
                  days.map(({ day }) => day),
                  apart,
                  language,
                )
              }
            />
            <ChartTable
              summary={t('reports.savings.table')}
              heads={[t('reports.savings.day'), t('reports.savings.actsHead'), t('reports.savings.hours')]}
              rows={days.map(({ day, acts: count, hours: saved }) => [
                numericDay(day),
                numberText(count, language),
                hours(saved),
              ])}
            />
          </div>
        );
      }}
    </Answer>
  );
};
