import { useTypes } from '@llave/contract/lockers';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import type { FormFields } from '../../lib/forms/form.ts';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import classes from './LockerFields.module.css';
import { type LockerValues, useNames } from './locker-form.ts';

type Props = {
  form: FormFields & { values: LockerValues; set: (path: string, value: unknown) => void };
  /** What a locker is for stays while something is in it. */
  fixed?: boolean;
  /** Beside the number. */
  children?: ReactNode;
  /** What number and count make together. */
  note?: string | undefined;
};

export const LockerFields = ({ form: { field, errors, values, set }, fixed = false, children, note }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.pair}>
        <TextField
          {...field('identifierValue')}
          label={t('lockers.form.number')}
          error={errors.identifierValue}
          autoComplete="off"
          data-autofocus
        />
        {children}
      </div>
      {note && <p className={classes.series}>{note}</p>}
      <SizeField
        value={values.lockerSize}
        number={values.identifierValue}
        onChange={(size) => set('lockerSize', size)}
      />
      <SegmentedChoice
        label={t('lockers.form.use')}
        meaning={t(fixed ? 'lockers.form.useFixed' : `lockers.form.useMeaning.${values.useType}`)}
        options={useTypes.map((value) => ({
          value,
          label: t(useNames[value]),
          disabled: fixed && value !== values.useType,
        }))}
        value={values.useType}
        onChange={(useType) => set('useType', useType)}
      />
      <TextField
        {...field('identifier')}
        label={t('lockers.form.description')}
        description={t('lockers.form.descriptionHint')}
        error={errors.identifier}
        autoComplete="off"
      />
    </>
  );
};

type SizeFieldProps = { value: number; number: string; onChange: (size: number) => void };

const largest = 20;

/** How large a locker is, with its door drawn beside the largest there may be. */
const SizeField = ({ value, number, onChange }: SizeFieldProps) => {
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
