import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './Day.module.css';
import { PickupMoment } from './moments/PickupMoment.tsx';
import { ToolMoment } from './moments/ToolMoment.tsx';
import { UploadMoment } from './moments/UploadMoment.tsx';
import { RequestBand } from './scene/RequestBand.tsx';
import section from './section.module.css';

const moments: { id: 'tool' | 'pickup' | 'request' | 'upload'; picture: ReactNode }[] = [
  { id: 'tool', picture: <ToolMoment /> },
  { id: 'pickup', picture: <PickupMoment /> },
  { id: 'request', picture: <RequestBand /> },
  { id: 'upload', picture: <UploadMoment /> },
];

/** The product at work: four moments of a day, each as its screen shows it. */
export const Day = () => {
  const { t } = useTranslation();
  return (
    <section id="un-dia" className={section.section} aria-labelledby="day">
      <div className={section.intro}>
        <h2 id="day">{t('landing.day.title')}</h2>
        <p>{t('landing.day.lead')}</p>
      </div>
      <ol className={classes.day}>
        {moments.map(({ id, picture }) => (
          <li key={id}>
            <div className={classes.picture} aria-hidden="true">
              {picture}
            </div>
            <p className={classes.time}>{t(`landing.day.${id}.time`)}</p>
            <h3>{t(`landing.day.${id}.title`)}</h3>
            <p>{t(`landing.day.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
