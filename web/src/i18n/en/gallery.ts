import type { gallery as shape } from '../es/gallery.ts';

export const gallery: typeof shape = {
  number: 'Photo {{number}} of {{count}}',
  previous: 'Previous photo',
  next: 'Next photo',
};
