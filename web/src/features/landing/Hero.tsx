import { useTranslation } from '../../i18n/translation.ts';
import classes from './Hero.module.css';
import { Scene } from './scene/Scene.tsx';
import { Ways } from './Ways.tsx';

/** What one reads first. */
export const Hero = ({ hasDemo }: { hasDemo: boolean }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.hero} aria-labelledby="hero">
      <div className={classes.room}>
        <div className={classes.words}>
          <p className={classes.tag}>{t('landing.hero.tag')}</p>
          <h1 id="hero">{t('landing.hero.title')}</h1>
          <p className={classes.lead}>{t('landing.hero.lead')}</p>
          <Ways hasDemo={hasDemo} />
        </div>
        <Scene />
      </div>
    </section>
  );
};
