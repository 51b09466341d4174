import { type Access, allows, type Person, role } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import { listAudit } from '@llave/contract/audit';
import { printLabels } from '@llave/contract/labels';
import type { NoticeTopic } from '@llave/contract/notices';
import type { LinkProps } from '@tanstack/react-router';
import type { TextKey } from '../i18n/translation.ts';

export type Entry = {
  to: NonNullable<LinkProps['to']>;
  label: TextKey;
  access: Access;
  exact?: boolean;
  /** What waits behind it. */
  waits?: NoticeTopic[];
};
export type Group = { name: string; label: TextKey; entries: Entry[] };

/** The menu, in its order: who may not open a screen does not see its entry. */
const groups: Group[] = [
  {
    name: 'home',
    label: 'shell.home',
    entries: [{ to: '/dashboard', label: 'shell.home', access: 'signedIn', exact: true }],
  },
  {
    name: 'workshop',
    label: 'shell.groups.workshop',
    entries: [
      {
        to: '/dashboard/tools',
        label: 'shell.tools',
        access: role('tools', 'manage'),
        waits: ['blockedTools', 'calibrations'],
      },
      { to: '/dashboard/lockers', label: 'shell.lockers', access: [role('tools', 'manage'), role('renting', 'view')] },
      { to: '/dashboard/incidents', label: 'shell.incidents', access: role('tools', 'manage'), waits: ['incidents'] },
      { to: '/dashboard/labels', label: 'shell.labels', access: printLabels.access },
    ],
  },
  {
    name: 'rental',
    label: 'shell.groups.rental',
    entries: [
      {
        to: '/dashboard/bookings',
        label: 'shell.bookings',
        access: role('renting', 'view'),
        waits: ['carsReturned', 'reviews', 'lateCars'],
      },
      { to: '/dashboard/vehicles', label: 'shell.vehicles', access: role('renting', 'view') },
    ],
  },
  {
    name: 'reception',
    label: 'shell.groups.reception',
    entries: [
      {
        to: '/dashboard/check-ins',
        label: 'shell.checkIns',
        access: role('checking', 'view'),
        waits: ['carsLeft', 'keysDropped'],
      },
      {
        to: '/dashboard/field-incidents',
        label: 'shell.fieldIncidents',
        access: role('checking', 'view'),
        waits: ['fieldReports'],
      },
    ],
  },
  {
    name: 'team',
    label: 'shell.groups.team',
    entries: [
      { to: '/dashboard/users', label: 'shell.users', access: role('management', 'view') },
      { to: '/dashboard/admin-management', label: 'shell.admins', access: 'admin' },
    ],
  },
  {
    name: 'reports',
    label: 'shell.reports',
    entries: [{ to: '/dashboard/reports', label: 'shell.reports', access: role('management', 'view') }],
  },
];

/** The groups that this person has something in. */
export const groupsFor = (person: Person): Group[] =>
  groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ access }) => allows(access, person)) }))
    .filter(({ entries }) => entries.length > 0);

/** As many stand in the bar one beside the other; who has more has them in groups. */
const mostInRow = 6;

/** What stands in the bar: entries by themselves while they are few, then in groups, of which one of a single entry is that entry. */
export const barFor = (person: Person): (Entry | Group)[] => {
  const open = groupsFor(person);
  const entries = open.flatMap((group) => group.entries);
  if (entries.length <= mostInRow) return entries;
  return open.map((group) => (group.entries.length > 1 ? group : (group.entries[0] as Entry)));
};

/** Whether somebody has no entry but the home page: the tools that they use are there. */
export const hasOnlyHome = (person: Person) => groupsFor(person).length === 1;

/** What is about oneself and the company, in the order of its menu. */
export const ownEntries: Entry[] = [
  { to: '/dashboard/profile', label: 'shell.profile', access: 'signedIn' },
  { to: '/dashboard/account', label: 'shell.account', access: changeAccount.access },
  { to: '/dashboard/audit', label: 'shell.audit', access: listAudit.access },
];
