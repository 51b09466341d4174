import type { Label } from '@llave/contract/labels';
import { IconDownload, IconPrinter, IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/translation.ts';
import { download, pngOf, slug } from '../../lib/browser/download.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import unseen from '../../ui/signs/unseen.module.css';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { accountQuery } from '../accounts/api.ts';
import { makeLabels } from './api.ts';
import { type Format, layOut, placesOn } from './formats.ts';
import { type Drawn, LabelFace } from './LabelFace.tsx';
import { Sheet } from './Sheet.tsx';
import classes from './SheetPanel.module.css';
import type { Chosen } from './use-chosen.ts';

type Props = { accountId: string; chosen: Chosen };

/** The sheet as it will come out of the printer. Codes are made once, when they are asked for, and kept while one is here. */
export const SheetPanel = ({ accountId, chosen: { tools } }: Props) => {
  const { t } = useTranslation();
  const company = useQuery(accountQuery(accountId)).data?.companyName ?? '';
  const [format, setFormat] = useState<Format>(tools.length === 1 ? 'big' : 'small');
  const [first, setFirst] = useState(0);
  const [replace, setReplace] = useState(false);
  const [made, setMade] = useState<Record<string, Label>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const missing = tools.filter(({ id }) => !made[id]).map(({ id }) => id);
  const ready = tools.length > 0 && missing.length === 0;
  const labels = tools.map(({ id, tool }) => made[id] ?? { toolId: id, name: tool?.name, reference: tool?.reference });
  const sheets = layOut(labels, first, placesOn(format));

  const make = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const fresh = await makeLabels(missing, replace);
      setMade({ ...made, ...Object.fromEntries(fresh.map((label) => [label.toolId, label])) });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const choose = (next: Format) => {
    setFormat(next);
    setFirst(0);
  };

  return (
    <Panel title={t('labels.sheet')} lead={t('labels.sheetLead')}>
      <SegmentedChoice
        label={t('labels.format')}
        meaning={t(`labels.formats.${format}Meaning`)}
        options={(['small', 'big'] as const).map((value) => ({ value, label: t(`labels.formats.${value}`) }))}
        value={format}
        onChange={choose}
      />
      {!ready && (
        <SwitchRow
          label={t('labels.replace')}
          description={t('labels.replaceLead')}
          checked={replace}
          onChange={setReplace}
        />
      )}
      <FailureNotice error={failure} fallback="labels.makeFailed" />
      <div className={classes.act}>
        <Button
          fullWidth
          loading={busy}
          disabled={tools.length === 0}
          leftSection={ready ? <IconPrinter size={20} /> : <IconQrcode size={20} />}
          onClick={ready ? () => window.print() : () => void make()}
        >
          {ready ? t('labels.print') : t('labels.make', { count: missing.length || 1 })}
        </Button>
        <p role="status">{ready ? t('labels.printHint') : tools.length === 0 && t('labels.makeNone')}</p>
      </div>
      <SheetPreview sheets={sheets} format={format} company={company} first={first} setFirst={setFirst} />
      {ready && <Downloads labels={tools.flatMap(({ id }) => made[id] ?? [])} />}
      {ready && <PrintedSheets sheets={sheets} format={format} company={company} />}
    </Panel>
  );
};

type SheetPreviewProps = {
  sheets: (Drawn | null)[][];
  format: Format;
  company: string;
  first: number;
  setFirst: (place: number) => void;
};

/** The sheets in small; a tap on a place of the first one begins there, for sheets that are half used. */
const SheetPreview = ({ sheets: [firstSheet = [], ...rest], format, company, first, setFirst }: SheetPreviewProps) => {
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
                className={unseen.over}
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

/** Each code by itself, for whoever makes their own labels. */
const Downloads = ({ labels }: { labels: Label[] }) => {
  const { t } = useTranslation();
  return (
    <details className={classes.downloads} open={labels.length === 1}>
      <summary>{t('labels.downloads')}</summary>
      <ul>
        {labels.map(({ toolId, name, qr }) => (
          <li key={toolId}>
            <button
              type="button"
              aria-label={t('labels.download', { name })}
              onClick={() => download(`qr-${slug(name)}.png`, pngOf(qr))}
            >
              <IconDownload size={20} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};

type PrintedSheetsProps = { sheets: (Drawn | null)[][]; format: Format; company: string };

/** What the printer gets: the sheets and nothing else of the page. */
const PrintedSheets = ({ sheets, format, company }: PrintedSheetsProps) =>
  createPortal(
    <div className={classes.printed}>
      {sheets.map((sheet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets are told apart by their order alone
        <Sheet key={at} format={format}>
          {sheet.map((label, place) => (
            <div key={label?.toolId ?? `blank ${place}`} className={classes.printedSheetsPlace}>
              {label && <LabelFace label={label} company={company} />}
            </div>
          ))}
        </Sheet>
      ))}
    </div>,
    document.body,
  );
