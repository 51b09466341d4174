import { useTranslation } from '../../../i18n/translation.ts';
import classes from './RequestBand.module.css';

/** The question that reaches whoever has a tool, as a drawing. */
export const RequestBand = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.band}>
      <span className={classes.who}>JS</span>
      <strong>{t('landing.scene.request')}</strong>
      <span className={classes.answers}>
        <span>{t('landing.scene.yes')}</span>
        <span>{t('landing.scene.no')}</span>
      </span>
    </div>
  );
};
