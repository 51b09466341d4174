import { useId } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import type { Format } from './formats.ts';
import { type Drawn, LabelFace } from './LabelFace.tsx';
import { Sheet } from './Sheet.tsx';
import classes from './SheetPreview.module.css';

type Props = {
  sheets: (Drawn | null)[][];
  format: Format;
  company: string;
  first: number;
  setFirst: (place: number) => void;
};

/** The sheets in small; a tap on a place of the first one begins there, for sheets that are half used. */
export const SheetPreview = ({ sheets: [firstSheet = [], ...rest], format, company, first, setFirst }: Props) => {
  const { t } = useTranslation();
  const name = useId();
  const face = (label: Drawn | null | undefined) => label && <LabelFace label={label} company={company} />;
  return (
    <div className={classes.preview}>
      <p className={classes.hint}>{t('labels.first')}</p>
      <fieldset className={classes.paper} aria-label={t('labels.positions')}>
        <Sheet format={format}>
          {firstSheet.map((label, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on the sheet is its number
            <label key={place} className={classes.place} data-used={place < first || undefined}>
              <input
                type="radio"
                name={name}
                checked={place === first}
                aria-label={t('labels.position', { number: place + 1 })}
                onChange={() => setFirst(place)}
              />
              {face(label) ?? <span className={classes.number}>{place + 1}</span>}
            </label>
          ))}
        </Sheet>
      </fieldset>
      {rest.map((sheet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets are told apart by their order alone
        <section key={at} className={classes.paper} aria-label={t('labels.sheetNumber', { number: at + 2 })}>
          <Sheet format={format}>
            {sheet.map((label, place) => (
              <div key={label?.toolId ?? `blank ${place}`} className={classes.place}>
                {face(label)}
              </div>
            ))}
          </Sheet>
        </section>
      ))}
    </div>
  );
};
