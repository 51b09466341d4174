import { type Access, role } from '@llave/contract/access';
import type { LinkProps } from '@tanstack/react-router';
import type { TextKey } from '../i18n/translation.ts';

type Entry = { to: NonNullable<LinkProps['to']>; label: TextKey; access: Access; exact?: boolean };

/** The top bar, in its order: who may not open a screen does not see its entry. */
export const entries: Entry[] = [
  { to: '/dashboard', label: 'shell.home', access: 'signedIn', exact: true },
  { to: '/dashboard/admin-management', label: 'shell.admins', access: 'admin' },
  { to: '/dashboard/users', label: 'shell.users', access: role('management', 'view') },
];
