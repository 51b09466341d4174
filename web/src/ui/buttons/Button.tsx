import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import classes from './Button.module.css';

export type ButtonLook = {
  variant?: 'filled' | 'accent' | 'danger' | 'default' | 'light' | 'subtle';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  fullWidth?: boolean;
};

type Props = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean; ref?: Ref<HTMLButtonElement> };

/** The button of every page. While it is busy it keeps the focus and takes no more clicks, of a finger or of the keyboard. */
export const Button = ({
  variant,
  leftSection,
  rightSection,
  fullWidth,
  loading,
  onClick,
  className,
  children,
  ...props
}: Props) => (
  <button
    type="button"
    {...props}
    {...buttonLook({ variant, fullWidth }, className)}
    onClick={loading ? refuse : onClick}
    data-disabled={props.disabled || undefined}
    data-loading={loading || undefined}
    aria-busy={loading || props['aria-busy'] || undefined}
  >
    {loading && <span className={classes.wheel} />}
    {leftSection && <span className={classes.section}>{leftSection}</span>}
    <span className={classes.label}>{children}</span>
    {rightSection && <span className={classes.section}>{rightSection}</span>}
  </button>
);

/** A click that sends no form either, as Enter in one of its fields would make. */
const refuse = (event: MouseEvent) => event.preventDefault();

type Drawn = { variant?: ButtonLook['variant'] | undefined; fullWidth?: boolean | undefined };

/** What makes an element look like a button. */
export const buttonLook = ({ variant = 'filled', fullWidth }: Drawn, className = '') => ({
  className: `${classes.button} ${className}`,
  'data-variant': variant,
  'data-wide': fullWidth || undefined,
});
