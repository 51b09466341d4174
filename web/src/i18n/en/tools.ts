import type { tools as shape } from '../es/tools.ts';

export const tools: typeof shape = {
  title: 'Tools',
};
