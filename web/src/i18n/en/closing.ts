import type { closing as shape } from '../es/closing.ts';

export const closing: typeof shape = {
  title: 'How it ended',
  note: 'Closing note',
  hint: 'What was done, in a sentence.',
  by: 'Closed by {{name}}, {{date}}',
  at: 'Closed on {{date}}',
};
