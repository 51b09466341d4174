import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { takeProviderAnswer } from '../../features/authentication/provider-answer.ts';
import { takeScannedCode } from '../../features/authentication/scanned-code.ts';
import { readDemo } from '../../features/landing/api.ts';
import { needTexts } from '../../i18n/language.ts';
import { FailurePage } from '../FailurePage.tsx';
import { leaveWhenSignedIn } from '../require-session.ts';
import { texts } from '../search.ts';
import { root } from './root.ts';

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: async () => (await Promise.all([readDemo(), needTexts('landing')]))[0],
  staleTime: Number.POSITIVE_INFINITY,
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../../features/landing/LandingPage.tsx'), 'LandingPage'),
});

const authFrame = createRoute({
  getParentRoute: () => root,
  id: 'auth',
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../../features/authentication/AuthFrame.tsx'), 'AuthFrame'),
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
  component: lazyRouteComponent(() => import('../../features/authentication/SignInPage.tsx'), 'SignInPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => authFrame,
  path: '/forgot-password',
  validateSearch: texts('identifier'),
  component: lazyRouteComponent(
    () => import('../../features/authentication/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
});

const setPassword = createRoute({
  getParentRoute: () => authFrame,
  path: '/set-password',
  validateSearch: texts('userId', 'token'),
  component: lazyRouteComponent(() => import('../../features/authentication/SetPasswordPage.tsx'), 'SetPasswordPage'),
});

const confirmEmail = createRoute({
  getParentRoute: () => authFrame,
  path: '/confirm-email',
  validateSearch: texts('userId', 'accountId', 'token', 'password'),
  component: lazyRouteComponent(() => import('../../features/authentication/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
});

const signUp = createRoute({
  getParentRoute: () => authFrame,
  path: '/sign-up',
  validateSearch: texts('step'),
  component: lazyRouteComponent(() => import('../../features/accounts/SignUpPage.tsx'), 'SignUpPage'),
});

const code = createRoute({
  getParentRoute: () => authFrame,
  path: '/code',
  beforeLoad: () => ({ scanned: takeScannedCode() }),
  component: lazyRouteComponent(() => import('../../features/authentication/CodePage.tsx'), 'CodePage'),
});

const signOn = createRoute({
  getParentRoute: () => authFrame,
  path: '/sign-on',
  validateSearch: texts('identifier'),
  beforeLoad: () => ({ answer: takeProviderAnswer() }),
  component: lazyRouteComponent(() => import('../../features/authentication/SignOnPage.tsx'), 'SignOnPage'),
});

/** The ways in. */
export const doors = [
  landing,
  login,
  authFrame.addChildren([signIn, forgotPassword, setPassword, confirmEmail, signUp, code, signOn]),
] as const;
