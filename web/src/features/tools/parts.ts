import type { Tone } from '../../ui/Chip.tsx';
import type { Show } from './api.ts';

/** The parts of the board that one can look at, as the address names them. */
export const parts = ['all', 'available', 'inUse', 'incidentOpen', 'mine'] as const;
export type Part = (typeof parts)[number];

export const partOf = (show: string | undefined): Part => parts.find((part) => part === show) ?? 'all';

export const showOf: Record<Part, Show> = {
  all: {},
  available: { status: 'available' },
  inUse: { status: 'inUse' },
  incidentOpen: { status: 'incidentOpen' },
  mine: { mine: 'true' },
};

export const toneOfPart: Partial<Record<Part, Tone>> = {
  available: 'free',
  inUse: 'inUse',
  incidentOpen: 'incident',
  mine: 'mine',
};
