import type { lockers as shape } from '../es/lockers.ts';

export const lockers: typeof shape = {
  title: 'Lockers',
};
