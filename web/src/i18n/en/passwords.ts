import type { passwords as shape } from '../es/passwords.ts';

export const passwords: typeof shape = {
  own: 'Change your password',
  ofUser: '{{name}}’s password',
  ownWarning: 'Saving it closes all your sessions, this one too. You will sign in with the new one.',
  userWarning: 'Saving it closes all of {{name}}’s sessions.',
  rules: 'The password needs:',
  match: 'Both the same',
  met: 'Done',
  missing: 'Missing',
  save: 'Save',
  cancel: 'Cancel',
  failed: 'We could not change the password',
  newWarning: 'With it and their user name or e-mail, {{name}} can sign in. You can also set it later.',
  saved: 'Password saved',
  current: 'Your current password',
  currentHint: 'Leave it empty if you have none yet.',
  endBadge: 'End my QR badge too',
  endBadgeHint: 'If you have a printed one, it stops working.',
  invitedWarning:
    'We have sent {{name}} an invitation to confirm their e-mail and choose their password. If you like, set it yourself.',
};
