import { reportUtilisation, utilisationColumns } from '@llave/contract/reports';
import { useTranslation } from '../../i18n/translation.ts';
import { today } from '../../lib/days.ts';
import { FilterPills } from '../../ui/FilterPills.tsx';
import { type ReportProps, searchOfSort, sortOf } from './address.ts';
import { type UtilisationSort, utilisationOf } from './api.ts';
import { RangeFields } from './RangeFields.tsx';
import { RangeRefused } from './RangeRefused.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { rangeOf } from './ranges.ts';
import { UtilisationTable } from './UtilisationTable.tsx';

const views = {
  most: { by: 'used', way: 'desc' },
  dust: { by: 'used', way: 'asc' },
  fought: { by: 'requests', way: 'desc' },
} as const satisfies Record<string, UtilisationSort>;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

/** Which tools are used, which gather dust and which are fought over, between two days. */
export const Utilisation = ({ accountId, search, show }: ReportProps) => {
  const { t } = useTranslation();
  const { range, problem } = rangeOf(search, today());
  const sort = sortOf(search, utilisationColumns, views.most);
  const onSort = (next: UtilisationSort) => show(searchOfSort(next));
  const view = viewNames.find((name) => views[name].by === sort.by && views[name].way === sort.way) ?? null;
  return (
    <ReportFrame
      tab="utilisation"
      accountId={accountId}
      report={reportUtilisation}
      sent={problem ? null : utilisationOf(accountId, range, sort)}
      range={range}
      controls={
        <>
          <RangeFields range={range} onChange={show} />
          <FilterPills
            label={t('reports.utilisation.show')}
            options={viewNames.map((value) => ({ value, label: t(`reports.utilisation.${value}`) }))}
            value={view}
            onChange={(name) => onSort(views[name])}
          />
        </>
      }
    >
      {problem ? (
        <RangeRefused />
      ) : (
        <UtilisationTable accountId={accountId} range={range} sort={sort} onSort={onSort} />
      )}
    </ReportFrame>
  );
};
