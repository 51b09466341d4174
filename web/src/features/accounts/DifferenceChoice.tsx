import { useTranslation } from '../../i18n/translation.ts';
import type { Choice, Difference } from './account-form.ts';
import classes from './DifferenceChoice.module.css';
import { fieldLabels, shownValue } from './field-labels.ts';

type Props = { difference: Difference; choice: Choice | undefined; choose: (choice: Choice) => void };

const sides: Choice[] = ['theirs', 'yours'];

/** One field that two people changed: what it is now against what one typed. */
export const DifferenceChoice = ({ difference, choice, choose }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.field}>
      <legend>{t(fieldLabels[difference.field])}</legend>
      {sides.map((side) => (
        <label key={side} className={classes.side} data-chosen={choice === side || undefined}>
          <input type="radio" name={difference.field} checked={choice === side} onChange={() => choose(side)} />
          <span className={classes.words}>
            <span className={classes.whose}>{t(`accounts.stale.${side}`)}</span>
            <span className={classes.value}>{shownValue(t, difference, side)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
