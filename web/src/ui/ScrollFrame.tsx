import { Box } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './ScrollFrame.module.css';

type Props = { label: string; children: ReactNode; ref?: Ref<HTMLDivElement>; className?: string };

/** What is wider than the screen goes sideways in here, by finger, wheel or keyboard, and the page stays where it is. */
export const ScrollFrame = ({ label, children, ref, className = '' }: Props) => (
  <Box ref={ref} className={`${classes.frame} ${className}`} role="group" tabIndex={0} aria-label={label}>
    {children}
  </Box>
);
