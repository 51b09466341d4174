import type { OverviewRow } from '@llave/contract/reports';
import { useTranslation } from '../../../i18n/translation.ts';
import { Chip, type Tone } from '../../../ui/signs/Chip.tsx';

const tones: Record<OverviewRow['status'], Tone> = {
  available: 'free',
  inUse: 'inUse',
  incidentOpen: 'incident',
  retired: 'retired',
};

/** A free tool that is blocked is said to be blocked; any other state says more than that. */
export const ToolStatusChip = ({ tool: { status, isEnable } }: { tool: OverviewRow }) => {
  const { t } = useTranslation();
  if (status === 'available' && !isEnable) return <Chip tone="retired">{t('tools.status.blocked')}</Chip>;
  return <Chip tone={tones[status]}>{t(`tools.status.${status}`)}</Chip>;
};
