import type { Tone } from '../../ui/signs/Chip.tsx';

export const tones = { Available: 'free', InUse: 'inUse' } as const satisfies Record<string, Tone>;
