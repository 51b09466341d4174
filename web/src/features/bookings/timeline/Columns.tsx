import { today } from '../../../lib/days.ts';
import { useNow } from '../../../lib/now.ts';
import classes from './Columns.module.css';
import { isWeekend } from './day-texts.ts';
import { positionOf, type Stretch } from './stretch.ts';

/** The days behind the rows: weekends quieter, today tinted, and a line at this very moment. */
export const Columns = ({ stretch }: { stretch: Stretch }) => {
  const now = useNow();
  const day = today(now);
  return (
    <div className={classes.columns} aria-hidden>
      {stretch.days.map((each) => (
        <span key={each} data-weekend={isWeekend(each) || undefined} data-today={each === day || undefined} />
      ))}
      {stretch.days.includes(day) && (
        <i style={{ left: `${(positionOf(stretch, now.getTime()) / stretch.days.length) * 100}%` }} />
      )}
    </div>
  );
};
