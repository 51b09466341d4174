import type { ReactNode, Ref } from 'react';
import classes from './ScrollFrame.module.css';

type Props = { label: string; children: ReactNode; ref?: Ref<HTMLDivElement>; className?: string };

/** What is wider than the screen goes sideways in here, by finger, wheel or keyboard, and the page stays where it is. */
export const ScrollFrame = ({ label, children, ref, className = '' }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
  <div ref={ref} className={`${classes.frame} ${className}`} role="group" tabIndex={0} aria-label={label}>
    {children}
  </div>
);
