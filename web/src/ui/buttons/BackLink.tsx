import { IconArrowLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './BackLink.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

const Anchor = ({ children, ...props }: Props) => (
  <a {...props} className={classes.back}>
    <IconArrowLeft size={20} />
    {children}
  </a>
);

/** The way from one thing back to the list it belongs to. */
export const BackLink = createLink(Anchor);
