import type { FieldIncidentCard, Priority } from '@llave/contract/field-incidents';
import type { Tone } from '../../ui/signs/Chip.tsx';

const priorityTones = { low: 'mine', medium: 'inUse', high: 'incident' } as const satisfies Record<Priority, Tone>;

/** A report glows as it presses, until it is closed. */
export const toneOf = ({ priority, closedDate }: Pick<FieldIncidentCard, 'priority' | 'closedDate'>): Tone =>
  closedDate ? 'retired' : priorityTones[priority];
