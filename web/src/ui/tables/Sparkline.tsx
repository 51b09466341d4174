import type { CSSProperties } from 'react';
import unseen from '../signs/unseen.module.css';
import classes from './Sparkline.module.css';

type Props = {
  values: number[];
  color: string;
  /** What it says, for who does not see it. */
  label: string;
};

const [width, height, edge] = [84, 30, 3];

/** How something went, as a small line beside its number. */
export const Sparkline = ({ values, color, label }: Props) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, at) => [
    edge + (at / Math.max(1, values.length - 1)) * (width - 2 * edge),
    most === least ? height / 2 : height - edge - ((value - least) / (most - least)) * (height - 2 * edge),
  ]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <>
      <svg
        className={classes.line}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        style={{ '--line-color': color } as CSSProperties}
        aria-hidden="true"
      >
        <polyline points={points.map((point) => point.map((place) => place.toFixed(1)).join(',')).join(' ')} />
        <circle cx={x} cy={y} r={edge} />
      </svg>
      <span className={unseen.unseen}>{label}</span>
    </>
  );
};
