import { useTranslation } from '../../../i18n/translation.ts';
import classes from './PickupMoment.module.css';

/** The customer's phone, where the number of the locker is. */
export const PickupMoment = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.phone}>
      <span className={classes.label}>{t('landing.day.pickup.label')}</span>
      <strong>{t('landing.day.pickup.number')}</strong>
      <span className={classes.act}>{t('landing.day.pickup.act')}</span>
    </div>
  );
};
