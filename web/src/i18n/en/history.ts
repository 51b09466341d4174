import type { history as shape } from '../es/history.ts';

export const history: typeof shape = {
  title: 'History',
};
