import { isId } from '../../lib/text/is-id.ts';
import type { Tone } from '../../ui/signs/Chip.tsx';
import type { Show } from './api.ts';

/** The parts of the board that one can look at, as the address names them. */
export const parts = ['all', 'available', 'inUse', 'incidentOpen', 'mine'] as const;
export type Part = (typeof parts)[number];

/** Which tools the board shows: those with these words, of this part and, if one is chosen, of this category. */
export type Filter = { q: string; part: Part; category: string | undefined };

export const noFilter: Filter = { q: '', part: 'all', category: undefined };

type Search = { q?: string; show?: string; category?: string };

/** What the address asks for; a part or a category that there cannot be is all of them. */
export const filterOf = ({ q = '', show, category }: Search): Filter => ({
  q,
  part: parts.find((part) => part === show) ?? 'all',
  category: category && isId(category) ? category : undefined,
});

export const searchOf = ({ q, part, category }: Filter): Search => ({
  q,
  show: part === 'all' ? '' : part,
  category: category ?? '',
});

/** What the server is asked for. */
export const showOf = ({ part, category }: Filter): Show => ({
  ...shows[part],
  ...(category && { categoryId: category }),
});

const shows: Record<Part, Show> = {
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
