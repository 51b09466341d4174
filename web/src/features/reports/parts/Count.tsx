import { useTranslation } from '../../../i18n/translation.ts';
import { numberText } from '../../../lib/text/numbers.ts';
import classes from './Count.module.css';

/** How many; none steps back, so that what there is stands out. */
export const Count = ({ value }: { value: number }) => {
  const { language } = useTranslation();
  return (
    <span className={classes.count} data-none={value === 0 || undefined}>
      {numberText(value, language)}
    </span>
  );
};
