import type { ReactNode } from 'react';
import classes from './IconButton.module.css';

type Props = {
  label: string;
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  danger?: boolean;
};

/** A small act on one row; its label is read aloud and shown to who hovers. */
export const IconButton = ({ label, children, onClick, disabled = false, danger = false }: Props) => (
  <button
    type="button"
    className={classes.button}
    data-danger={danger || undefined}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
);
