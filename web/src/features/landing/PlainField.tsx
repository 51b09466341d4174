import { type InputHTMLAttributes, useId } from 'react';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './PlainField.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>, 'onChange' | 'onFocus'> & {
  label: string;
  hint?: string;
  /** The code of the rule it breaks. */
  error?: string | undefined;
  /** More than one line. */
  rows?: number;
  onChange: (event: { currentTarget: { value: string } }) => void;
  onFocus: () => void;
};

/** A field of a page that comes without Mantine. */
export const PlainField = ({ label, hint, error, rows, ...props }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const shared = { ...props, id, className: classes.input, 'aria-invalid': Boolean(error), 'aria-describedby': about };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {ruleText(t, error)}
        </p>
      )}
    </div>
  );
};
