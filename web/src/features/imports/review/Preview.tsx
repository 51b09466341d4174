import type { ImportKind } from '@llave/contract/import-columns';
import type { ImportState } from '@llave/contract/imports';
import { useTranslation } from '../../../i18n/translation.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Chip, type Tone } from '../../../ui/signs/Chip.tsx';
import { WideTable } from '../../../ui/tables/WideTable.tsx';
import type { SheetRow } from '../reading/sheet.ts';
import { textOf } from '../reading/values.ts';
import { columnsOf, type Draft } from '../use-import.ts';

const shown = 8;
const tones: Record<ImportState, Tone> = { new: 'free', changed: 'mine', same: 'retired', faulty: 'incident' };

type Line = SheetRow & { id: string; state: ImportState | undefined };

/** The first rows as they were understood, and what becomes of each. */
export const Preview = ({ kind, draft }: { kind: ImportKind; draft: Draft }) => {
  const { t, language } = useTranslation();
  const { sheet, fields, outcome, isEdited } = draft;
  const held = columnsOf(kind).flatMap((column) => {
    const at = fields.indexOf(column.field);
    return at < 0 ? [] : [{ key: column.field, label: column[language], at }];
  });
  if (held.length === 0) return null;

  const lines: Line[] = sheet.rows.slice(0, shown).map((row, at) => ({
    ...row,
    id: String(row.line),
    state: isEdited ? undefined : outcome?.states[at],
  }));
  const columns = [
    ...held.map(({ key, label, at }, place) => ({
      key,
      label,
      cell: ({ line, cells }: Line) => {
        const text = textOf(cells[at] ?? null) || '—';
        return place > 0 ? text : t('imports.lineAnd', { number: line, text });
      },
    })),
    {
      key: 'state',
      label: t('imports.becomes'),
      cell: ({ state }: Line) => state && <Chip tone={tones[state]}>{t(`imports.state.${state}`)}</Chip>,
    },
  ];
  return (
    <Panel title={t('imports.preview')} bare>
      <WideTable label={t('imports.preview')} columns={columns} items={lines} />
    </Panel>
  );
};
