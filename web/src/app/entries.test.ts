import { levels, modules, type Roles } from '@llave/contract/access';
import { expect, test } from 'vitest';
import { barFor, groupsFor, hasOnlyHome } from './entries.ts';

const noRoles: Roles = { rentingRoleId: 1, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 };
const admin = { isAdmin: true, access: noRoles };
const withRoles = (roles: Partial<Roles>) => ({ isAdmin: false, access: { ...noRoles, ...roles } });
const labels = (bar: { label: string }[]) => bar.map(({ label }) => label.replace(/^shell\.(groups\.)?/, ''));

test('an admin has groups, with every entry of the specification in one of them', () => {
  expect(labels(barFor(admin))).toEqual(['home', 'workshop', 'rental', 'reception', 'team', 'reports']);
  const entries = groupsFor(admin).flatMap((group) => labels(group.entries));
  expect(entries).toEqual(
    expect.arrayContaining(['admins', 'lockers', 'tools', 'users', 'reports', 'incidents', 'labels']),
  );
});

test.each([
  [{}, ['home']],
  [{ toolsRoleId: levels.view }, ['home']],
  [{ toolsRoleId: levels.manage }, ['home', 'tools', 'lockers', 'incidents', 'labels']],
  [{ rentingRoleId: levels.view }, ['home', 'lockers', 'bookings', 'vehicles']],
  [{ checkingRoleId: levels.view }, ['home', 'checkIns', 'fieldIncidents']],
  [{ managementRoleId: levels.view }, ['home', 'users', 'reports']],
] as const)('who has %o has few entries, and they stand in the bar by themselves', (roles, entries) => {
  expect(labels(barFor(withRoles(roles)))).toEqual(entries);
});

test('who has every role but is no admin has all but the admins', () => {
  const all = withRoles(Object.fromEntries(modules.map((module) => [`${module}RoleId`, levels.manage])));
  expect(labels(barFor(all))).toEqual(['home', 'workshop', 'rental', 'reception', 'users', 'reports']);
});

test('a bar of their own is for who has no entry but the home page', () => {
  expect(hasOnlyHome(withRoles({ toolsRoleId: levels.view }))).toBe(true);
  expect(hasOnlyHome(withRoles({ checkingRoleId: levels.view }))).toBe(false);
  expect(hasOnlyHome(admin)).toBe(false);
});
