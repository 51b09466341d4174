import type { CSSProperties } from 'react';
import classes from './Skeleton.module.css';

type Props = {
  width?: number;
  height?: number;
  radius?: 12 | 16;
  className?: string | undefined;
  style?: CSSProperties;
};

/** In the place of something that is on its way. */
export const Skeleton = ({ width, height, radius = 16, className = '', style }: Props) => (
  <div className={`${classes.skeleton} ${className}`} style={{ width, height, borderRadius: radius, ...style }} />
);
