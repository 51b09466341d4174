import type { labels as shape } from '../es/labels.ts';

export const labels: typeof shape = {
  title: 'Labels',
};
