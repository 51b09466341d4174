import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { takeScannedCode } from '../features/authentication/scanned-code.ts';
import { Failure } from './Failure.tsx';
import { FailurePage } from './FailurePage.tsx';
import { NotFound } from './NotFound.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { leaveWhenSignedIn, requireSession, staffTexts } from './require-session.ts';
import { parseSearch, stringifySearch, texts } from './search.ts';

const root = createRootRoute({ notFoundComponent: NotFoundPage, errorComponent: FailurePage });

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../features/start/StartPage.tsx'), 'StartPage'),
});

const authFrame = createRoute({
  getParentRoute: () => root,
  id: 'auth',
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../features/authentication/AuthFrame.tsx'), 'AuthFrame'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: texts('identifier', 'notice', 'returnTo'),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/sign-in', search, replace: true });
  },
});

const signIn = createRoute({
  getParentRoute: () => authFrame,
  path: '/sign-in',
  validateSearch: texts('identifier', 'notice', 'returnTo'),
  beforeLoad: leaveWhenSignedIn,
  component: lazyRouteComponent(() => import('../features/authentication/SignInPage.tsx'), 'SignInPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => authFrame,
  path: '/forgot-password',
  validateSearch: texts('identifier'),
  component: lazyRouteComponent(
    () => import('../features/authentication/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
});

const setPassword = createRoute({
  getParentRoute: () => authFrame,
  path: '/set-password',
  validateSearch: texts('userId', 'token'),
  component: lazyRouteComponent(() => import('../features/authentication/SetPasswordPage.tsx'), 'SetPasswordPage'),
});

const signUp = createRoute({
  getParentRoute: () => authFrame,
  path: '/sign-up',
  component: lazyRouteComponent(() => import('../features/accounts/SignUpPage.tsx'), 'SignUpPage'),
});

const code = createRoute({
  getParentRoute: () => authFrame,
  path: '/code',
  beforeLoad: () => ({ scanned: takeScannedCode() }),
  component: lazyRouteComponent(() => import('../features/authentication/CodePage.tsx'), 'CodePage'),
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  beforeLoad: requireSession,
  loader: staffTexts,
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('./Shell.tsx'), 'Shell'),
  notFoundComponent: NotFound,
});

const home = createRoute({
  getParentRoute: () => dashboard,
  path: '/',
  component: lazyRouteComponent(() => import('../features/home/HomePage.tsx'), 'HomePage'),
});

const account = createRoute({
  getParentRoute: () => dashboard,
  path: '/account',
  component: lazyRouteComponent(() => import('../features/accounts/AccountPage.tsx'), 'AccountPage'),
});

const users = createRoute({
  getParentRoute: () => dashboard,
  path: '/users',
  validateSearch: texts('q'),
  component: lazyRouteComponent(() => import('../features/users/UsersPage.tsx'), 'UsersPage'),
});

const admins = createRoute({
  getParentRoute: () => dashboard,
  path: '/admin-management',
  validateSearch: texts('q'),
  component: lazyRouteComponent(() => import('../features/users/AdminsPage.tsx'), 'AdminsPage'),
});

const newWorker = lazyRouteComponent(() => import('../features/users/NewWorkerPage.tsx'), 'NewWorkerPage');
const newUser = createRoute({ getParentRoute: () => dashboard, path: '/user', component: newWorker });
const newUserToo = createRoute({ getParentRoute: () => dashboard, path: '/user/user', component: newWorker });

const newAdmin = createRoute({
  getParentRoute: () => dashboard,
  path: '/user/admin-user',
  component: lazyRouteComponent(() => import('../features/users/NewAdminPage.tsx'), 'NewAdminPage'),
});

const person = createRoute({
  getParentRoute: () => dashboard,
  path: '/user/$code/$userId',
  validateSearch: texts('password'),
  beforeLoad: ({ params }: { params: { code: string; userId: string } }) => {
    if (!['user', 'admin-user'].includes(params.code)) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/users/PersonPage.tsx'), 'PersonPage'),
});

const tools = createRoute({
  getParentRoute: () => dashboard,
  path: '/tools',
  validateSearch: texts('q', 'show'),
  component: lazyRouteComponent(() => import('../features/tools/ToolsPage.tsx'), 'ToolsPage'),
});

const newTool = createRoute({
  getParentRoute: () => dashboard,
  path: '/tool',
  component: lazyRouteComponent(() => import('../features/tools/NewToolPage.tsx'), 'NewToolPage'),
});

const tool = createRoute({
  getParentRoute: () => dashboard,
  path: '/tool/$toolId',
  component: lazyRouteComponent(() => import('../features/tools/ToolPage.tsx'), 'ToolPage'),
});

const labels = createRoute({
  getParentRoute: () => dashboard,
  path: '/labels',
  validateSearch: texts('tools'),
  component: lazyRouteComponent(() => import('../features/labels/LabelsPage.tsx'), 'LabelsPage'),
});

const lockers = createRoute({
  getParentRoute: () => dashboard,
  path: '/lockers',
  validateSearch: texts('tab'),
  component: lazyRouteComponent(() => import('../features/lockers/LockersPage.tsx'), 'LockersPage'),
});

const vehicles = createRoute({
  getParentRoute: () => dashboard,
  path: '/vehicles',
  validateSearch: texts('q'),
  component: lazyRouteComponent(() => import('../features/vehicles/VehiclesPage.tsx'), 'VehiclesPage'),
});

const newVehicle = createRoute({
  getParentRoute: () => dashboard,
  path: '/vehicle',
  component: lazyRouteComponent(() => import('../features/vehicles/NewVehiclePage.tsx'), 'NewVehiclePage'),
});

const vehicle = createRoute({
  getParentRoute: () => dashboard,
  path: '/vehicle/$vehicleId',
  component: lazyRouteComponent(() => import('../features/vehicles/VehiclePage.tsx'), 'VehiclePage'),
});

const bookings = createRoute({
  getParentRoute: () => dashboard,
  path: '/bookings',
  validateSearch: texts('q', 'status'),
  component: lazyRouteComponent(() => import('../features/bookings/BookingsPage.tsx'), 'BookingsPage'),
});

const newBooking = createRoute({
  getParentRoute: () => dashboard,
  path: '/booking',
  component: lazyRouteComponent(() => import('../features/bookings/NewBookingPage.tsx'), 'NewBookingPage'),
});

const booking = createRoute({
  getParentRoute: () => dashboard,
  path: '/booking/$bookingId',
  component: lazyRouteComponent(() => import('../features/bookings/BookingPage.tsx'), 'BookingPage'),
});

const incidents = createRoute({
  getParentRoute: () => dashboard,
  path: '/incidents',
  validateSearch: texts('q', 'state'),
  component: lazyRouteComponent(() => import('../features/incidents/IncidentsPage.tsx'), 'IncidentsPage'),
});

const incident = createRoute({
  getParentRoute: () => dashboard,
  path: '/incident/$incidentId',
  component: lazyRouteComponent(() => import('../features/incidents/IncidentPage.tsx'), 'IncidentPage'),
});

const report = createRoute({
  getParentRoute: () => root,
  path: '/incident',
  validateSearch: texts('incidentId', 'incidentid', 'toolId', 'token'),
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../features/incidents/ReportPage.tsx'), 'ReportPage'),
});

const customer = createRoute({
  getParentRoute: () => root,
  path: '/customer/$accountId',
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../features/customers/CustomerPage.tsx'), 'CustomerPage'),
});

const bookingSearch = createRoute({
  getParentRoute: () => root,
  path: '/customer/booking/$accountId',
  validateSearch: texts('number', 'key', 'notice'),
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../features/customers/SearchPage.tsx'), 'SearchPage'),
});

const bookingManagement = createRoute({
  getParentRoute: () => root,
  path: '/customer/booking/management',
  validateSearch: texts('step'),
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../features/customers/ManagementPage.tsx'), 'ManagementPage'),
});

const routeTree = root.addChildren([
  start,
  login,
  report,
  customer,
  bookingSearch,
  bookingManagement,
  authFrame.addChildren([signIn, forgotPassword, setPassword, signUp, code]),
  dashboard.addChildren([
    home,
    account,
    admins,
    users,
    newUser,
    newUserToo,
    newAdmin,
    person,
    tools,
    newTool,
    tool,
    labels,
    lockers,
    bookings,
    newBooking,
    booking,
    vehicles,
    newVehicle,
    vehicle,
    incidents,
    incident,
  ]),
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: Failure,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
