import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { CookieBanner } from '../../ui/CookieBanner.tsx';
import { Call } from './Call.tsx';
import { Contact } from './Contact.tsx';
import { Day } from './Day.tsx';
import { Examples } from './Examples.tsx';
import { Foot } from './Foot.tsx';
import { Head } from './Head.tsx';
import { Hero } from './Hero.tsx';
import classes from './LandingPage.module.css';
import { Services } from './Services.tsx';
import { usePageDescription } from './use-page-description.ts';
import { Voices } from './Voices.tsx';
import { Why } from './Why.tsx';

const route = getRouteApi('/');

/** What the product is and for whom, with the three ways on: try it, sign up, talk to us. */
export const LandingPage = () => {
  const { t } = useTranslation();
  const hasDemo = route.useLoaderData();
  usePageTitle(t('landing.pageTitle'));
  usePageDescription(t('landing.description'));
  return (
    <>
      <CookieBanner />
      <div className={classes.page}>
        <Head />
        <main id="content" tabIndex={-1} className={classes.main}>
          <Hero hasDemo={hasDemo} />
          <Examples />
          <Services />
          <Day />
          <Why />
          <Voices />
          <Call hasDemo={hasDemo} />
        </main>
        <Foot />
      </div>
      <Contact />
    </>
  );
};
