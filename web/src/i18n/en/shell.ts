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
  more: 'More',
  menu: 'Menu',
  close: 'Close',
  userMenu: '{{name}}’s menu',
  changePassword: 'Change password',
  signOut: 'Log out',
};
