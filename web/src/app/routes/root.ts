import { createRootRoute, createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { needTexts, withTexts } from '../../i18n/language.ts';
import { FailurePage } from '../FailurePage.tsx';
import { NotFound } from '../NotFound.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { requireSession } from '../require-session.ts';

export const root = createRootRoute({
  notFoundComponent: NotFoundPage,
  errorComponent: FailurePage,
});

/** The frame of every staff page: who has not signed in is redirected to the sign-in page. */
export const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  beforeLoad: requireSession,
  loader: () => needTexts('dashboard'),
  errorComponent: FailurePage,
  component: lazyRouteComponent(() => import('../Shell.tsx'), 'Shell'),
  notFoundComponent: NotFound,
});

/** A page inside that frame, loaded together with the texts of the staff. */
export const staffPage = <Name extends string, File extends Record<Name, RouteComponent>>(
  load: () => Promise<File>,
  name: Name,
) => lazyRouteComponent(() => withTexts('staff', load()), name);
