import type { ReactNode } from 'react';

type Props = { label: string; className: string | undefined; children: ReactNode };

/** Something longer than its place, which the keyboard must reach to scroll it. */
export const ScrollRegion = ({ label, className, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
  <section className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
);
