import { type CSSProperties, useId } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './SizeField.module.css';

type Props = { value: number; number: string; onChange: (size: number) => void };

const largest = 20;

/** How large a locker is, with its door drawn beside the largest there may be. */
export const SizeField = ({ value, number, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={classes.field} style={{ '--part': value / largest } as CSSProperties}>
      <div className={classes.head}>
        <label htmlFor={id}>{t('lockers.form.size')}</label>
        <output htmlFor={id}>{t('lockers.form.sizeValue', { count: value })}</output>
      </div>
      <input
        id={id}
        type="range"
        name="lockerSize"
        min={1}
        max={largest}
        value={value}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <div className={classes.wall} aria-hidden>
        <span className={classes.door}>{value > 1 && number}</span>
      </div>
      <p id={`${id}-about`} className={classes.about}>
        {t('lockers.form.preview')}
      </p>
    </div>
  );
};
