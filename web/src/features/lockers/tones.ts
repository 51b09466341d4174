import type { Tone } from '../../ui/Chip.tsx';

export const tones = { Available: 'free', InUse: 'inUse' } as const satisfies Record<string, Tone>;
