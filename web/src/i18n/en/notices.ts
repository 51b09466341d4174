import type { notices as shape } from '../es/notices.ts';

export const notices: typeof shape = {
  title: 'Notices',
};
