import { activityActions, reportActivity } from '@llave/contract/reports';
import { today } from '../../lib/days.ts';
import { ActivityTable } from './ActivityTable.tsx';
import { type ReportProps, searchOfSort, sortOf } from './address.ts';
import { RangeFields } from './RangeFields.tsx';
import { RangeRefused } from './RangeRefused.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { rangeOf } from './ranges.ts';

const columns = ['person', ...activityActions] as const;
const byPerson = { by: 'person', way: 'asc' } as const;

/** What each person did between two days, with the totals. */
export const Activity = ({ accountId, search, show }: ReportProps) => {
  const { range, problem } = rangeOf(search, today());
  return (
    <ReportFrame
      tab="activity"
      accountId={accountId}
      report={reportActivity}
      sent={problem ? null : { params: { accountId }, query: range }}
      range={range}
      controls={<RangeFields range={range} onChange={show} />}
    >
      {problem ? (
        <RangeRefused />
      ) : (
        <ActivityTable
          accountId={accountId}
          range={range}
          sort={sortOf(search, columns, byPerson)}
          onSort={(next) => show(searchOfSort(next))}
        />
      )}
    </ReportFrame>
  );
};
