import { useTranslation } from '../../i18n/translation.ts';
import type { Choice, Difference } from '../../lib/forms/differences.ts';
import classes from './DifferenceChoice.module.css';

/** A form's fields in words: what each is called, and what a value of it says. */
export type FieldWords<F extends string> = {
  label: (field: F) => string;
  show: (value: unknown, field: F, side: Choice) => string;
};

type Props<F extends string> = {
  difference: Difference<F>;
  words: FieldWords<F>;
  choice: Choice | undefined;
  choose: (choice: Choice) => void;
};

const sides: Choice[] = ['theirs', 'yours'];

/** One field that two people changed: what it is now against what one typed. */
export const DifferenceChoice = <F extends string>({ difference, words, choice, choose }: Props<F>) => {
  const { t } = useTranslation();
  const { field } = difference;
  return (
    <fieldset className={classes.field}>
      <legend>{words.label(field)}</legend>
      {sides.map((side) => (
        <label key={side} className={classes.side} data-chosen={choice === side || undefined}>
          <input type="radio" name={`stale.${field}`} checked={choice === side} onChange={() => choose(side)} />
          <span className={classes.words}>
            <span className={classes.whose}>{t(`forms.stale.${side}`)}</span>
            <span className={classes.value}>{words.show(difference[side], field, side) || t('forms.stale.empty')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
