import { useTranslation } from '../../../i18n/translation.ts';
import { today } from '../../../lib/days.ts';
import { useNow } from '../../../lib/now.ts';
import classes from './DayHeads.module.css';
import { isWeekend, monthText, weekdayText } from './day-texts.ts';

/** Above the rows, in sight while one scrolls: which day is which. */
export const DayHeads = ({ days }: { days: string[] }) => {
  const { t, language } = useTranslation();
  const day = today(useNow());
  return (
    <div className={classes.heads} aria-hidden>
      <span className={classes.corner}>{t('timeline.vehicle')}</span>
      {days.map((each, index) => (
        <span
          key={each}
          className={classes.day}
          data-weekend={isWeekend(each) || undefined}
          data-today={each === day || undefined}
        >
          <small>{weekdayText(each, language)}</small>
          <b>
            {Number(each.slice(8))}
            {(index === 0 || each.endsWith('-01')) && <em>{monthText(each, language)}</em>}
          </b>
        </span>
      ))}
    </div>
  );
};
