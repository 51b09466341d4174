import { useTranslation } from '../../../i18n/translation.ts';
import classes from './UploadMoment.module.css';

/** A video that waits for the network, with what has arrived already. */
export const UploadMoment = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.upload}>
      <strong>{t('landing.day.upload.file')}</strong>
      <span className={classes.line}>
        <span />
      </span>
      <span className={classes.done}>{t('landing.day.upload.done')}</span>
      <span className={classes.status}>{t('landing.day.upload.status')}</span>
    </div>
  );
};
