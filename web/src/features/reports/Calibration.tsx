import { calibrationStates, reportCalibrations } from '@llave/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { FilterPills } from '../../ui/FilterPills.tsx';
import print from '../../ui/print.module.css';
import type { ReportProps } from './address.ts';
import { calibrationCountsQuery } from './api.ts';
import { CalibrationMonths } from './CalibrationMonths.tsx';
import { CalibrationTable } from './CalibrationTable.tsx';
import { stateTones } from './calibration-columns.tsx';
import { ReportFrame } from './ReportFrame.tsx';

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
