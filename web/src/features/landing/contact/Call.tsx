import { useTranslation } from '../../../i18n/translation.ts';
import { Mark } from '../../../ui/signs/Mark.tsx';
import { Ways } from '../Ways.tsx';
import classes from './Call.module.css';

/** The last word: come in. */
export const Call = ({ hasDemo }: { hasDemo: boolean }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.room} aria-labelledby="call">
      <div className={classes.call}>
        <div className={classes.words}>
          <h2 id="call">{t('landing.call.title')}</h2>
          <p>{t(hasDemo ? 'landing.call.demoLead' : 'landing.call.signUpLead')}</p>
          <Ways hasDemo={hasDemo} />
        </div>
        <span className={classes.mark}>
          <Mark size={220} />
        </span>
      </div>
    </section>
  );
};
