import { createPortal } from 'react-dom';
import type { Format } from './formats.ts';
import { type Drawn, LabelFace } from './LabelFace.tsx';
import classes from './PrintedSheets.module.css';
import { Sheet } from './Sheet.tsx';

type Props = { sheets: (Drawn | null)[][]; format: Format; company: string };

/** What the printer gets: the sheets and nothing else of the page. */
export const PrintedSheets = ({ sheets, format, company }: Props) =>
  createPortal(
    <div className={classes.printed}>
      {sheets.map((sheet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets are told apart by their order alone
        <Sheet key={at} format={format}>
          {sheet.map((label, place) => (
            <div key={label?.toolId ?? `blank ${place}`} className={classes.place}>
              {label && <LabelFace label={label} company={company} />}
            </div>
          ))}
        </Sheet>
      ))}
    </div>,
    document.body,
  );
