import type { ImportKind } from '@llave/contract/import-columns';
import type { ImportFault, ImportOutcome } from '@llave/contract/imports';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextInput } from '../../../ui/forms/TextInput.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { textOf } from '../reading/values.ts';
import { columnsOf, type Draft, withCell, withoutRows } from '../use-import.ts';
import classes from './Faults.module.css';
import { faultText } from './fault-text.ts';

type Props = {
  kind: ImportKind;
  draft: Draft;
  outcome: ImportOutcome;
  change: (draft: Draft) => void;
  check: (draft: Draft) => void;
};

const atOnce = 50;

/** Every fault with its row, its column and what is wrong, to be corrected here, or left out with its row. */
export const Faults = ({ kind, draft, outcome, change, check }: Props) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(atOnce);
  const leaveOut = () => check(withoutRows(draft, new Set(outcome.faults.map(({ row }) => row))));
  return (
    <Panel
      title={t('imports.faultsTitle', { count: outcome.faulty })}
      lead={t('imports.faultsLead')}
      action={
        <Button variant="default" onClick={leaveOut}>
          {t('imports.leaveRowsOut', { count: outcome.faulty })}
        </Button>
      }
    >
      <table className={classes.table} aria-label={t('imports.faultsTitle', { count: outcome.faulty })}>
        <thead>
          <tr>
            <th scope="col">{t('imports.line')}</th>
            <th scope="col">{t('imports.column')}</th>
            <th scope="col">{t('imports.value')}</th>
            <th scope="col">{t('imports.wrong')}</th>
          </tr>
        </thead>
        <tbody>
          {outcome.faults.slice(0, shown).map((fault) => (
            <Fault
              key={`${fault.row} ${fault.column} ${fault.code}`}
              kind={kind}
              draft={draft}
              fault={fault}
              change={change}
            />
          ))}
        </tbody>
      </table>
      {outcome.faults.length > shown && (
        <Button variant="default" fullWidth onClick={() => setShown(shown + atOnce)}>
          {t('lists.more')}
        </Button>
      )}
    </Panel>
  );
};

type FaultProps = { kind: ImportKind; draft: Draft; fault: ImportFault; change: (draft: Draft) => void };

const Fault = ({ kind, draft, fault, change }: FaultProps) => {
  const { t, language } = useTranslation();
  const { rows } = draft.sheet;
  const column = columnsOf(kind).find(({ field }) => field === fault.column);
  const row = rows[fault.row];
  const name = column?.[language] ?? '';
  const at = draft.fields.indexOf(fault.column);
  return (
    <tr>
      <th scope="row">{t('imports.lineNumber', { number: row?.line ?? '' })}</th>
      <td className={classes.column}>{name}</td>
      <td>
        {column && (
          <TextInput
            aria-label={t('imports.valueOf', { column: name, number: row?.line ?? '' })}
            value={textOf(row?.cells[at] ?? null)}
            onChange={(event) => change(withCell(draft, fault.row, column, name, event.currentTarget.value))}
          />
        )}
      </td>
      <td className={classes.wrong}>
        {faultText(t, fault, fault.other === undefined ? undefined : rows[fault.other]?.line)}
      </td>
    </tr>
  );
};
