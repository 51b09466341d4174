import type { CalibrationState } from '@llave/contract/reports';
import { IconGauge } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useCalibrations } from './api.ts';
import { useCalibrationColumns } from './calibration-columns.tsx';
import { RowCount } from './RowCount.tsx';

type Props = { accountId: string; state: CalibrationState | undefined };

/** The tools that are calibrated, by when they are next. */
export const CalibrationTable = ({ accountId, state }: Props) => {
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
