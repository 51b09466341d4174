import { useTypes } from '@llave/contract/lockers';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import type { FormFields } from '../../lib/form.ts';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './LockerFields.module.css';
import { type LockerValues, useNames } from './locker-form.ts';
import { SizeField } from './SizeField.tsx';

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
