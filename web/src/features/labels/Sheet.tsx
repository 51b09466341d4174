import type { CSSProperties, ReactNode } from 'react';
import { type Format, formats } from './formats.ts';
import classes from './Sheet.module.css';

type Props = { format: Format; children: ReactNode };

/** An A4 sheet; its millimetres are true on paper and scaled to the room there is on screen. */
export const Sheet = ({ format, children }: Props) => {
  const { columns, width, height } = formats[format];
  const measures = { '--columns': columns, '--width': width, '--height': height } as CSSProperties;
  return (
    <div className={classes.sheet} style={measures} data-format={format}>
      {children}
    </div>
  );
};
