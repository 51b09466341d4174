import type { tool as shape } from '../es/tool.ts';

export const tool: typeof shape = {
  title: 'Tool',
};
