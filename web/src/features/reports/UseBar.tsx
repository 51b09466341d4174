import type { UtilisationRow } from '@llave/contract/reports';
import { useTranslation } from '../../i18n/translation.ts';
import { numberText, percentText } from '../../lib/numbers.ts';
import { Chip } from '../../ui/Chip.tsx';
import classes from './UseBar.module.css';

/** The part of the time that a tool was out; one that nobody touched is said to be so. */
export const UseBar = ({ tool: { share, usedHours, pickups } }: { tool: UtilisationRow }) => {
  const { t, language } = useTranslation();
  if (usedHours === 0 && pickups === 0) return <Chip tone="retired">{t('reports.utilisation.idle')}</Chip>;
  const text = { share: percentText(share, language), hours: numberText(usedHours, language, 1) };
  return (
    <span className={classes.use}>
      <span className={classes.track}>
        <span className={classes.bar} style={{ width: `${share * 100}%` }} />
      </span>
      <span>{t('reports.utilisation.usedText', text)}</span>
    </span>
  );
};
