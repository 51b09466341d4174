import type { FieldIncidentCard } from '@llave/contract/field-incidents';
import { useTranslation } from '../../i18n/translation.ts';
import { Chip } from '../../ui/signs/Chip.tsx';
import { toneOf } from './tones.ts';

/** How much it presses while it is open, or that it is closed. */
export const StateChip = ({ incident }: { incident: Pick<FieldIncidentCard, 'priority' | 'closedDate'> }) => {
  const { t } = useTranslation();
  const words = incident.closedDate
    ? 'fieldIncidents.closed'
    : (`fieldIncidents.priorities.${incident.priority}` as const);
  return <Chip tone={toneOf(incident)}>{t(words)}</Chip>;
};
