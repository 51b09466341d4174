import type { forms as shape } from '../es/forms.ts';

export const forms: typeof shape = {
  unsaved: 'You have unsaved changes',
  discard: 'Discard',
  cancel: 'Cancel',
  save: 'Save changes',
  saved: 'Saved',
  saveFailed: 'It could not be saved',
  leave: {
    title: 'Leave without saving?',
    lead: 'The changes you made will be lost.',
    stay: 'Keep editing',
    leave: 'Leave without saving',
  },
  stale: {
    title: 'Someone changed this while you were editing',
    lead: 'Choose what stays for each field. Nothing has been saved yet.',
    theirs: 'What is there now',
    yours: 'Yours',
    save: 'Save what I chose',
    cancel: 'Keep editing',
    empty: 'Empty',
    choose: 'Choose one for each field to save.',
  },
};
