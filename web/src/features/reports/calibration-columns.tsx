import type { CalibrationRow, CalibrationState } from '@llave/contract/reports';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { numericDay } from '../../lib/days.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import type { WideColumn } from '../../ui/WideTable.tsx';
import { ToolLink } from './ToolLink.tsx';

export const stateTones: Record<CalibrationState, Tone> = {
  overdue: 'incident',
  due: 'inUse',
  later: 'free',
  unplanned: 'retired',
};

export const useCalibrationColumns = (): WideColumn<CalibrationRow>[] => {
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
