import {
  IconBolt,
  IconCalendarX,
  IconCloudCheck,
  IconLayersIntersect,
  IconLock,
  IconSchoolOff,
} from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import section from './section.module.css';
import classes from './Why.module.css';

const reasons = [
  { id: 'one', Icon: IconLayersIntersect },
  { id: 'leak', Icon: IconLock },
  { id: 'twice', Icon: IconCalendarX },
  { id: 'lost', Icon: IconCloudCheck },
  { id: 'start', Icon: IconBolt },
  { id: 'consultant', Icon: IconSchoolOff },
] as const;

/** What sets the product apart, as the troubles it spares. */
export const Why = () => {
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
