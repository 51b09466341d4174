import type { Label } from '@llave/contract/labels';
import { IconPrinter, IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { SwitchRow } from '../../ui/SwitchRow.tsx';
import { accountQuery } from '../accounts/api.ts';
import { makeLabels } from './api.ts';
import { Downloads } from './Downloads.tsx';
import { type Format, layOut, placesOn } from './formats.ts';
import { PrintedSheets } from './PrintedSheets.tsx';
import classes from './SheetPanel.module.css';
import { SheetPreview } from './SheetPreview.tsx';
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
