import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { FailurePage } from '../FailurePage.tsx';
import { NotFound } from '../NotFound.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { requireSession, staffTexts } from '../require-session.ts';

export const root = createRootRoute({
  notFoundComponent: NotFoundPage,
  errorComponent: FailurePage,
});

/** The frame of every staff page: who has not signed in goes to the door first. */
export const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  beforeLoad: requireSession,
  loader: staffTexts,
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../Shell.tsx'), 'Shell'),
  notFoundComponent: NotFound,
});
