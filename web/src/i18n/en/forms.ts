import type { forms as shape } from '../es/forms.ts';

export const forms: typeof shape = {
  unsaved: 'You have unsaved changes',
  discard: 'Discard',
  save: 'Save changes',
  saved: 'Saved',
  saveFailed: 'It could not be saved',
  leave: {
    title: 'Leave without saving?',
    lead: 'The changes you made will be lost.',
    stay: 'Keep editing',
    leave: 'Leave without saving',
  },
};
