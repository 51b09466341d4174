import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ScrollFrame } from '../layout/ScrollFrame.tsx';
import classes from './BarChart.module.css';
import { marksTo } from './bar-scale.ts';

export type Bar = { key: string; value: number /** What is said of it when it is pointed at. */; text: string };

type Props = {
  label: string;
  bars: Bar[];
  /** A value as the axis and the bars write it. */
  amount: (value: number) => string;
  /** What stands below the bars, by their places, when they are so many pixels apart. */
  names: (apart: number) => Map<number, string>;
  /** The smallest mark of the axis. */
  least?: number;
  /** What is said while no bar is pointed at. */
  hint: string;
};

const height = 240;
const room = { top: 22, right: 10, bottom: 28, left: 44 };
const narrowest = 3;
const digit = 7.5;

/**
 * Bars beside each other, the empty ones too; more than fit go sideways, and the last of them are seen first. What they
 * say is also in a table beside it.
 */
export const BarChart = ({ label, bars, amount, names, least, hint }: Props) => {
  const { ref, width: seen } = useWidth();
  const drawing = useRef<SVGSVGElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const width = Math.max(seen, room.left + room.right + bars.length * narrowest);
  const apart = (width - room.left - room.right) / Math.max(1, bars.length);
  const marks = marksTo(Math.max(0, ...bars.map(({ value }) => value)), least);
  const top = marks.at(-1) ?? 1;
  const floor = height - room.bottom;
  const y = (value: number) => floor - (value / top) * (floor - room.top);
  const x = (at: number) => room.left + at * apart;
  const thick = Math.min(56, Math.max(1.5, apart * 0.74));
  const named = names(apart);

  useLayoutEffect(() => {
    if (seen > 0) drawing.current?.parentElement?.scrollTo({ left: width });
  }, [seen, width]);

  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const at = Math.floor((((clientX - box.left) / box.width) * width - room.left) / apart);
    setPointed(bars[at] ? at : null);
  };
  return (
    <div className={classes.chart}>
      <p className={classes.said} data-pointed={pointed !== null || undefined}>
        {(pointed !== null && bars[pointed]?.text) || hint}
      </p>
      <ScrollFrame label={label} ref={ref}>
        {seen > 0 && (
          <svg
            ref={drawing}
            role="img"
            aria-label={label}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            onPointerDown={point}
            onPointerMove={point}
            onPointerLeave={() => setPointed(null)}
          >
            {marks.map((mark) => (
              <g key={mark} className={classes.mark}>
                <line x1={room.left} x2={width - room.right} y1={y(mark)} y2={y(mark)} />
                <text x={room.left - 8} y={y(mark) + 4} textAnchor="end">
                  {amount(mark)}
                </text>
              </g>
            ))}
            {bars.map(({ key, value }, at) => {
              const tall = value > 0 ? Math.max(2, floor - y(value)) : 2;
              const written = amount(value);
              return (
                <g key={key} className={classes.bar} data-empty={value === 0 || undefined} data-at={at === pointed}>
                  <rect
                    x={x(at) + (apart - thick) / 2}
                    y={floor - tall}
                    width={thick}
                    height={tall}
                    rx={Math.min(4, thick / 3)}
                  />
                  {value > 0 && apart > written.length * digit + 6 && (
                    <text x={x(at) + apart / 2} y={floor - tall - 6} textAnchor="middle">
                      {written}
                    </text>
                  )}
                </g>
              );
            })}
            {[...named].map(([at, name]) => (
              <text key={at} className={classes.name} x={x(at) + apart / 2} y={height - 8} textAnchor="middle">
                {name}
              </text>
            ))}
          </svg>
        )}
      </ScrollFrame>
    </div>
  );
};

/** How wide an element is inside, as it changes; nothing until it has been seen. */
const useWidth = () => {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};
