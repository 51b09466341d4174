import type { Range } from '@llave/contract/reports';
import { IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { numericDay } from '../../lib/days.ts';
import { numberText } from '../../lib/numbers.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Answer } from './Answer.tsx';
import { savingsQuery } from './api.ts';
import { ChartTable } from './ChartTable.tsx';
import { dayNames } from './day-names.ts';
import classes from './SavingsPanel.module.css';

type Props = { accountId: string; range: Range };

/** The total, a bar a day, and the same in numbers. */
export const SavingsPanel = ({ accountId, range }: Props) => {
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
