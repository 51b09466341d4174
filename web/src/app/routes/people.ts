import { createRoute, notFound } from '@tanstack/react-router';
import { texts } from '../search.ts';
import { dashboard, staffPage } from './root.ts';

const home = createRoute({
  getParentRoute: () => dashboard,
  path: '/',
  component: staffPage(() => import('../../features/home/HomePage.tsx'), 'HomePage'),
});

const account = createRoute({
  getParentRoute: () => dashboard,
  path: '/account',
  component: staffPage(() => import('../../features/accounts/AccountPage.tsx'), 'AccountPage'),
});

const profile = createRoute({
  getParentRoute: () => dashboard,
  path: '/profile',
  component: staffPage(() => import('../../features/profile/ProfilePage.tsx'), 'ProfilePage'),
});

const audit = createRoute({
  getParentRoute: () => dashboard,
  path: '/audit',
  validateSearch: texts('q', 'kind', 'from', 'to'),
  component: staffPage(() => import('../../features/audit/AuditPage.tsx'), 'AuditPage'),
});

const notices = createRoute({
  getParentRoute: () => dashboard,
  path: '/notices',
  component: staffPage(() => import('../../features/notices/NoticesPage.tsx'), 'NoticesPage'),
});

const users = createRoute({
  getParentRoute: () => dashboard,
  path: '/users',
  validateSearch: texts('q'),
  component: staffPage(() => import('../../features/users/list/UsersPage.tsx'), 'UsersPage'),
});

const admins = createRoute({
  getParentRoute: () => dashboard,
  path: '/admin-management',
  validateSearch: texts('q'),
  component: staffPage(() => import('../../features/users/list/AdminsPage.tsx'), 'AdminsPage'),
});

const newWorker = staffPage(() => import('../../features/users/new/NewWorkerPage.tsx'), 'NewWorkerPage');
const newUser = createRoute({ getParentRoute: () => dashboard, path: '/user', component: newWorker });
const newUserToo = createRoute({ getParentRoute: () => dashboard, path: '/user/user', component: newWorker });

const newAdmin = createRoute({
  getParentRoute: () => dashboard,
  path: '/user/admin-user',
  component: staffPage(() => import('../../features/users/new/NewAdminPage.tsx'), 'NewAdminPage'),
});

const person = createRoute({
  getParentRoute: () => dashboard,
  path: '/user/$code/$userId',
  validateSearch: texts('password'),
  beforeLoad: ({ params }: { params: { code: string; userId: string } }) => {
    if (!['user', 'admin-user'].includes(params.code)) throw notFound();
  },
  component: staffPage(() => import('../../features/users/person/PersonPage.tsx'), 'PersonPage'),
});

export const people = [
  home,
  account,
  profile,
  audit,
  notices,
  admins,
  users,
  newUser,
  newUserToo,
  newAdmin,
  person,
] as const;
