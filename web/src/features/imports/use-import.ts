import { type ImportColumn, type ImportKind, importColumns, matchColumns } from '@llave/contract/import-columns';
import type { ImportOutcome, ImportRecord } from '@llave/contract/imports';
import { useState } from 'react';
import { checkSheet, importSheet, type SentSheet } from './api.ts';
import type { Unreadable } from './reading/limits.ts';
import { readFile } from './reading/read-file.ts';
import { type Sheet, sheetOf } from './reading/sheet.ts';
import { sentValue } from './reading/values.ts';

/** A file that was read: the field that each of its columns holds, and what importing it would do. */
export type Draft = {
  fileName: string;
  sheet: Sheet;
  fields: (string | null)[];
  /** None while it is on its way for the first time. */
  outcome: ImportOutcome | null;
  /** Whether something was corrected since that was found out. */
  isEdited: boolean;
};

type Busy = 'reading' | 'checking' | 'saving';

/** The way of a file: chosen, read, looked at and corrected, imported. */
export const useImport = (kind: ImportKind) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [done, setDone] = useState<ImportRecord | null>(null);

  const during = async (what: Busy, work: () => Promise<void>) => {
    setBusy(what);
    setFailure(null);
    await work().catch(setFailure);
    setBusy(null);
  };

  const check = (next: Draft) => {
    setDraft(next);
    return during('checking', async () => {
      const outcome = await checkSheet(kind, sentSheet(next));
      setDraft({ ...next, outcome, isEdited: false });
    });
  };

  const choose = async (file: File) => {
    setUnreadable(null);
    setBusy('reading');
    const lines = await readFile(file).catch(() => 'broken' as const);
    setBusy(null);
    const sheet = typeof lines === 'string' ? null : sheetOf(kind, lines);
    if (!sheet || sheet.rows.length === 0) return setUnreadable(typeof lines === 'string' ? lines : 'empty');
    const fields = matchColumns(kind, sheet.headings);
    const next = { fileName: file.name, sheet, fields, outcome: null, isEdited: true };
    if (fields.some(Boolean)) await check(next);
    else setDraft(next);
  };

  return {
    draft,
    busy,
    unreadable,
    failure,
    done,
    choose,
    check,
    change: (next: Draft) => setDraft({ ...next, isEdited: true }),
    save: (whole: Draft) =>
      during('saving', async () => setDone(await importSheet(kind, whole.fileName, sentSheet(whole)))),
    startOver: () => {
      setDraft(null);
      setDone(null);
      setFailure(null);
    },
  };
};

export const columnsOf = (kind: ImportKind): readonly ImportColumn[] => importColumns[kind];

/** The columns that hold a field, and the cells in them as the API takes them. */
const sentSheet = ({ sheet, fields }: Draft): SentSheet => {
  const held = fields.flatMap((field, at) => (field ? [{ field, at }] : []));
  return {
    columns: held.map(({ field }) => field),
    rows: sheet.rows.map(({ cells }) => held.map(({ field, at }) => sentValue(field, cells[at] ?? null))),
  };
};

/** The draft with another text in one cell; a column that the file lacks is added to it. */
export const withCell = (draft: Draft, row: number, column: ImportColumn, heading: string, text: string): Draft => {
  const found = draft.fields.indexOf(column.field);
  const at = found >= 0 ? found : draft.fields.length;
  const rows = draft.sheet.rows.map((one, index) =>
    index === row ? { ...one, cells: Object.assign([...one.cells], { [at]: text }) } : one,
  );
  if (found >= 0) return { ...draft, sheet: { ...draft.sheet, rows } };
  const headings = [...draft.sheet.headings, heading];
  return { ...draft, sheet: { headings, rows }, fields: [...draft.fields, column.field] };
};

/** The draft without these rows, of which nothing is known until it is checked again. */
export const withoutRows = (draft: Draft, left: ReadonlySet<number>): Draft => ({
  ...draft,
  outcome: null,
  sheet: { ...draft.sheet, rows: draft.sheet.rows.filter((_, at) => !left.has(at)) },
});
