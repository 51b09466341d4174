import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './Button.module.css';

export type ButtonLook = {
  variant?: 'filled' | 'accent' | 'default' | 'light' | 'subtle';
  leftSection?: ReactNode;
  fullWidth?: boolean;
};

type Props = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean; ref?: Ref<HTMLButtonElement> };

/** The house's button, which is there before Mantine is. While it is busy it keeps the focus and takes no more clicks. */
export const Button = ({ variant, leftSection, fullWidth, loading, className, children, ...props }: Props) => (
  <button
    type="button"
    {...props}
    {...buttonLook({ variant, fullWidth }, className)}
    data-disabled={props.disabled || undefined}
    data-loading={loading || undefined}
    aria-busy={loading || undefined}
  >
    {loading && <span className={classes.wheel} />}
    {leftSection && <span className={classes.section}>{leftSection}</span>}
    <span className={classes.label}>{children}</span>
  </button>
);

type Drawn = { variant?: ButtonLook['variant'] | undefined; fullWidth?: boolean | undefined };

/** What makes an element look like a button. */
export const buttonLook = ({ variant = 'filled', fullWidth }: Drawn, className = '') => ({
  className: `${classes.button} ${className}`,
  'data-variant': variant,
  'data-wide': fullWidth || undefined,
});
