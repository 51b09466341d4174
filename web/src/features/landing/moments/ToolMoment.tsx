import { useTranslation } from '../../../i18n/translation.ts';
import { TorqueDrawing } from '../drawings/TorqueDrawing.tsx';
import classes from './ToolMoment.module.css';

/** A tool that has just been taken, as the board lists it. */
export const ToolMoment = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.tool}>
      <span className={classes.picture}>
        <TorqueDrawing />
      </span>
      <div className={classes.words}>
        <span className={classes.status}>{t('landing.day.tool.status')}</span>
        <strong>{t('landing.scene.torque')}</strong>
        <span className={classes.who}>{t('landing.day.tool.who')}</span>
      </div>
    </div>
  );
};
