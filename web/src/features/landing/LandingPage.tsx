import {
  IconBolt,
  IconCalendarX,
  IconCloudCheck,
  IconLayersIntersect,
  IconLock,
  IconSchoolOff,
} from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { CookieBanner } from '../../ui/privacy/CookieBanner.tsx';
import { Call } from './contact/Call.tsx';
import { Contact } from './contact/Contact.tsx';
import { Day } from './Day.tsx';
import { CheckInDrawing } from './drawings/CheckInDrawing.tsx';
import { FleetDrawing } from './drawings/FleetDrawing.tsx';
import { RentDrawing } from './drawings/RentDrawing.tsx';
import { ToolsDrawing } from './drawings/ToolsDrawing.tsx';
import { WorkDrawing } from './drawings/WorkDrawing.tsx';
import { Examples } from './Examples.tsx';
import { Foot } from './Foot.tsx';
import { Head } from './Head.tsx';
import { Hero } from './Hero.tsx';
import classes from './LandingPage.module.css';
import section from './section.module.css';
import { Voices } from './voices/Voices.tsx';

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

/** What search engines show below the title, for as long as this page is open. */
const usePageDescription = (text: string) => {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const before = meta?.content ?? '';
    if (meta) meta.content = text;
    return () => {
      if (meta) meta.content = before;
    };
  }, [text]);
};

const services = [
  { id: 'tools', name: 'Smart Tools', Drawing: ToolsDrawing },
  { id: 'fleet', name: 'Smart Fleet', Drawing: FleetDrawing },
  { id: 'checkIn', name: 'Smart Check-in', Drawing: CheckInDrawing },
  { id: 'rent', name: 'Smart Rent', Drawing: RentDrawing },
  { id: 'work', name: 'Smart Work', Drawing: WorkDrawing },
] as const;

const Services = () => {
  const { t } = useTranslation();
  return (
    <section id="servicios" className={section.section} aria-labelledby="services">
      <div className={section.intro}>
        <h2 id="services">{t('landing.services.title')}</h2>
        <p>{t('landing.services.lead')}</p>
      </div>
      <ul className={classes.services}>
        {services.map(({ id, name, Drawing }) => (
          <li key={id}>
            <span className={classes.drawing}>
              <Drawing />
            </span>
            <div className={classes.words}>
              <h3>{name}</h3>
              <p>{t(`landing.services.${id}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const reasons = [
  { id: 'one', Icon: IconLayersIntersect },
  { id: 'leak', Icon: IconLock },
  { id: 'twice', Icon: IconCalendarX },
  { id: 'lost', Icon: IconCloudCheck },
  { id: 'start', Icon: IconBolt },
  { id: 'consultant', Icon: IconSchoolOff },
] as const;

/** What sets the product apart, as the troubles it spares. */
const Why = () => {
  const { t } = useTranslation();
  return (
    <section id="por-que" className={section.section} aria-labelledby="why">
      <div className={section.intro}>
        <h2 id="why">{t('landing.why.title')}</h2>
        <p>{t('landing.why.lead')}</p>
      </div>
      <ul className={classes.reasons}>
        {reasons.map(({ id, Icon }) => (
          <li key={id}>
            <span className={classes.icon}>
              <Icon size={26} stroke={1.8} aria-hidden="true" />
            </span>
            <h3>{t(`landing.why.${id}.title`)}</h3>
            <p>{t(`landing.why.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
