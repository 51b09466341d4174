import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needTexts } from '../../i18n/language.ts';
import { prefetchCompany } from '../../lib/calls/company.ts';
import { FailurePage } from '../FailurePage.tsx';
import { texts } from '../search.ts';
import { root } from './root.ts';

type Arrival = { params: { accountId?: string }; cause: 'enter' | 'stay' | 'preload' };

/** A company's page comes with what it says, and with whose it is. */
const withCompany = async (texts: Promise<void>, { params, cause }: Arrival) => {
  await Promise.all([texts, cause === 'enter' && prefetchCompany(params.accountId)]);
};

const report = createRoute({
  getParentRoute: () => root,
  path: '/incident',
  validateSearch: texts('incidentId', 'incidentid', 'toolId', 'token'),
  loader: () => needTexts('report'),
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../../features/incidents/report/ReportPage.tsx'), 'ReportPage'),
});

const customerTexts = () => needTexts('customers');

const customer = createRoute({
  getParentRoute: () => root,
  path: '/customer/$accountId',
  loader: (arrival) => withCompany(customerTexts(), arrival),
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../../features/customers/CustomerPage.tsx'), 'CustomerPage'),
});

const bookingSearch = createRoute({
  getParentRoute: () => root,
  path: '/customer/booking/$accountId',
  validateSearch: texts('number', 'key', 'notice'),
  loader: (arrival) => withCompany(customerTexts(), arrival),
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../../features/customers/SearchPage.tsx'), 'SearchPage'),
});

const bookingManagement = createRoute({
  getParentRoute: () => root,
  path: '/customer/booking/management',
  validateSearch: texts('step'),
  loader: customerTexts,
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../../features/customers/ManagementPage.tsx'), 'ManagementPage'),
});

const policyTexts = () => needTexts('policy');

const demoPolicy = createRoute({
  getParentRoute: () => root,
  path: '/privacy-policy',
  loader: (arrival) => withCompany(policyTexts(), arrival),
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../../features/policy/PolicyPage.tsx'), 'DemoPolicyPage'),
});

const policy = createRoute({
  getParentRoute: () => root,
  path: '/privacy-policy/$accountId',
  loader: (arrival) => withCompany(policyTexts(), arrival),
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../../features/policy/PolicyPage.tsx'), 'PolicyPage'),
});

const checkInTexts = () => needTexts('checkIn');

/** Three addresses of one page: for nobody in particular, for a company, and only to try it. */
const checkInPage = {
  getParentRoute: () => root,
  validateSearch: texts('step'),
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../../features/check-in-wizard/CheckInPage.tsx'), 'CheckInPage'),
};
const anyCheckIn = createRoute({
  ...checkInPage,
  path: '/check-in',
  loader: (arrival) => withCompany(checkInTexts(), arrival),
});
const checkIn = createRoute({
  ...checkInPage,
  path: '/check-in/$accountId',
  loader: (arrival) => withCompany(checkInTexts(), arrival),
});
const demoCheckIn = createRoute({
  ...checkInPage,
  path: '/check-in/$accountId/$isDemo',
  loader: (arrival) => withCompany(checkInTexts(), arrival),
});

const fieldReport = createRoute({
  getParentRoute: () => root,
  path: '/field-incident/$accountId',
  validateSearch: texts('step'),
  loader: (arrival) => withCompany(needTexts('sites'), arrival),
  errorComponent: FailurePage,
  component: lazyRouteComponent(
    () => import('../../features/field-report-wizard/FieldReportPage.tsx'),
    'FieldReportPage',
  ),
});

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  validateSearch: texts('number', 'code'),
  loader: () => needTexts('verify'),
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../../features/signed-records/VerifyPage.tsx'), 'VerifyPage'),
});

/** What opens without signing in. */
export const visitors = [
  fieldReport,
  report,
  customer,
  bookingSearch,
  bookingManagement,
  demoPolicy,
  policy,
  anyCheckIn,
  checkIn,
  demoCheckIn,
  verify,
] as const;
