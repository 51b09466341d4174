import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { landing } from '../../i18n/es/landing.ts';
import { speakSpanish } from '../../i18n/language.ts';
import { CookieQuestion } from '../../ui/privacy/CookieQuestion.tsx';
import { Examples } from './Examples.tsx';
import { Head } from './Head.tsx';
import { Hero } from './Hero.tsx';
import classes from './LandingPage.module.css';

/** The first screen, drawn while building as somebody sees it who has chosen nothing. */
export const prerenderLanding = async (hasDemo: boolean) => {
  speakSpanish({ landing });
  const root = createRootRoute();
  const first = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <div className={classes.prerendered} data-prerendered>
        <CookieQuestion />
        <div className={classes.page}>
          <Head />
          <main className={classes.main}>
            <Hero hasDemo={hasDemo} />
            <Examples />
          </main>
        </div>
      </div>
    ),
  });
  const router = createRouter({ routeTree: root.addChildren([first]), history: createMemoryHistory() });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
};
