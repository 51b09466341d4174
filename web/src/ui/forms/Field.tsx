import { type ReactNode, useId } from 'react';
import classes from './Field.module.css';

/** What stands around what is typed or chosen. */
export type FieldFrame = {
  label?: ReactNode;
  description?: ReactNode;
  /** What is wrong with it, in words. */
  error?: ReactNode;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  className?: string | undefined;
};

type Input = { id: string; className: string | undefined; 'aria-describedby'?: string; 'aria-invalid'?: true };
type Props = FieldFrame & { id?: string | undefined; children: (input: Input) => ReactNode };

/** A field with its name above and what is wrong with it below, told to those who hear it too. */
export const Field = ({
  id,
  label,
  description,
  error,
  leftSection,
  rightSection,
  className = '',
  children,
}: Props) => {
  const own = useId();
  const name = id ?? own;
  const told = [error && `${name}-error`, description && `${name}-description`].filter(Boolean).join(' ');
  return (
    <div className={`${classes.field} ${className}`}>
      {label && (
        <label htmlFor={name} className={classes.label}>
          {label}
        </label>
      )}
      {description && (
        <div id={`${name}-description`} className={classes.description}>
          {description}
        </div>
      )}
      <div
        className={classes.place}
        data-left={leftSection ? true : undefined}
        data-right={rightSection ? true : undefined}
      >
        {leftSection && <span className={classes.left}>{leftSection}</span>}
        {children({
          id: name,
          className: classes.input,
          ...(told && { 'aria-describedby': told }),
          ...(error && { 'aria-invalid': true }),
        })}
        {rightSection && <span className={classes.right}>{rightSection}</span>}
      </div>
      {error && (
        <div id={`${name}-error`} className={classes.error}>
          {error}
        </div>
      )}
    </div>
  );
};
