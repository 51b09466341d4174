import { type Access, role } from '@llave/contract/access';
import type { LinkProps } from '@tanstack/react-router';
import type { TextKey } from '../i18n/translation.ts';

export type Entry = { to: NonNullable<LinkProps['to']>; label: TextKey; access: Access; exact?: boolean };

/** The top bar, in its order: who may not open a screen does not see its entry. */
export const entries: Entry[] = [
  { to: '/dashboard', label: 'shell.home', access: 'signedIn', exact: true },
  { to: '/dashboard/tools', label: 'shell.tools', access: role('tools', 'manage') },
  { to: '/dashboard/lockers', label: 'shell.lockers', access: [role('tools', 'manage'), role('renting', 'view')] },
  { to: '/dashboard/bookings', label: 'shell.bookings', access: role('renting', 'view') },
  { to: '/dashboard/vehicles', label: 'shell.vehicles', access: role('renting', 'view') },
  { to: '/dashboard/check-ins', label: 'shell.checkIns', access: role('checking', 'view') },
  { to: '/dashboard/incidents', label: 'shell.incidents', access: role('tools', 'manage') },
  { to: '/dashboard/field-incidents', label: 'shell.fieldIncidents', access: role('checking', 'view') },
  { to: '/dashboard/admin-management', label: 'shell.admins', access: 'admin' },
  { to: '/dashboard/users', label: 'shell.users', access: role('management', 'view') },
  { to: '/dashboard/reports', label: 'shell.reports', access: role('management', 'view') },
];
