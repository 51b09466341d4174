import type { shell as shape } from '../es/shell.ts';

export const shell: typeof shape = {
  skip: 'Skip to content',
  main: 'Main',
  home: 'Home',
  tools: 'Tools',
  lockers: 'Lockers',
  bookings: 'Bookings',
  vehicles: 'Vehicles',
  incidents: 'Incidents',
  checkIns: 'Check-ins',
  fieldIncidents: 'Field',
  admins: 'Admins',
  users: 'Users',
  reports: 'Reports',
  account: 'Account',
  profile: 'Your profile',
  audit: 'Activity log',
  more: 'More',
  menu: 'Menu',
  close: 'Close',
  userMenu: '{{name}}’s menu',
  changePassword: 'Change password',
  signOut: 'Log out',
  unconfirmed: {
    title: 'E-mail not confirmed',
    own: {
      first:
        'Confirm your e-mail: we have sent a link to {{email}}. Until you open it, your company can send few mails a day.',
      other: 'Open the link we have sent to {{email}} to use that e-mail. Until then you sign in with {{confirmed}}.',
    },
    first: '{{email}} is not confirmed: it does not sign them in until they open the link we have sent them.',
    other: '{{email}} is not confirmed. Until then they sign in with {{confirmed}}.',
    again: 'Send the link again',
    sent: 'Link sent',
    failed: 'We could not send the link',
  },
};
