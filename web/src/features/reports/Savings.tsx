import { reportSavings, secondsSaved } from '@llave/contract/reports';
import { useTranslation } from '../../i18n/translation.ts';
import { today } from '../../lib/days.ts';
import type { ReportProps } from './address.ts';
import { RangeFields } from './RangeFields.tsx';
import { RangeRefused } from './RangeRefused.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { rangeOf } from './ranges.ts';
import classes from './Savings.module.css';
import { SavingsPanel } from './SavingsPanel.tsx';

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
