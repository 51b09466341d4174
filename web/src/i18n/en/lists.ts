import type { lists as shape } from '../es/lists.ts';

export const lists: typeof shape = {
  more: 'Show more',
  clear: 'Clear the search',
};
