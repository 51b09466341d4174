import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { type ButtonLook, buttonLook } from './Button.tsx';

type Props = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

const Anchor = ({ variant, fullWidth, leftSection, className, children, ...props }: Props) => (
  <a {...props} {...buttonLook({ variant, fullWidth }, className)}>
    {leftSection}
    {children}
  </a>
);

/** A link of the router that looks like a button. */
export const ButtonLink = createLink(Anchor);
