import type { OverviewRow, overviewColumns } from '@llave/contract/reports';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { numericDay } from '../../lib/days.ts';
import { fullDay } from '../../lib/madrid.ts';
import { numberText } from '../../lib/numbers.ts';
import { priceText } from '../../lib/prices.ts';
import type { WideColumn } from '../../ui/WideTable.tsx';
import { ToolLink } from './ToolLink.tsx';
import { ToolStatusChip } from './ToolStatusChip.tsx';

type Key = (typeof overviewColumns)[number];
type Column = WideColumn<OverviewRow, Key>;

export const useOverviewColumns = (): Column[] => {
  const { t, language } = useTranslation();
  return useMemo(() => {
    const none = t('reports.none');
    const column = (key: Key, cell: Column['cell'], more: Partial<Column> = {}): Column => ({
      key,
      label: t(`reports.overview.${key}`),
      cell,
      ...more,
    });
    const amount = { numeric: true };
    return [
      column('name', (tool) => <ToolLink tool={tool} />),
      column('reference', ({ reference }) => reference || none),
      column('status', (tool) => <ToolStatusChip tool={tool} />),
      column('holder', ({ holder }) => holder || none),
      column('locker', ({ locker }) => locker || none),
      column('lastPickup', ({ lastPickup }) => (lastPickup ? fullDay(lastPickup) : none), amount),
      column('totalUse', ({ totalUse }) => t('reports.hours', { amount: numberText(totalUse, language) }), amount),
      column(
        'outHours',
        ({ outHours }) => (outHours === null ? none : t('reports.hours', { amount: numberText(outHours, language) })),
        amount,
      ),
      column('pickups', ({ pickups }) => numberText(pickups, language), amount),
      column('incidents', ({ incidents }) => numberText(incidents, language), amount),
      column('nextCalibration', (tool) => (tool.nextCalibration ? numericDay(tool.nextCalibration) : none), amount),
      column('purchaseDate', ({ purchaseDate }) => (purchaseDate ? numericDay(purchaseDate) : none), amount),
      column(
        'purchasePrice',
        ({ purchasePrice }) => (purchasePrice === null ? none : priceText(purchasePrice, language)),
        amount,
      ),
    ];
  }, [t, language]);
};
