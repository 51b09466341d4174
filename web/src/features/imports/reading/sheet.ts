import { type ImportKind, matchColumns } from '@llave/contract/import-columns';
import { type Cell, textOf } from './values.ts';

/** A file as its people see it: what its columns are called, and its rows with the numbers of their lines. */
export type Sheet = { headings: string[]; rows: SheetRow[] };
export type SheetRow = { line: number; cells: Cell[] };

/** Companies put their name and a date above the table: the headings are the line that says most to us. */
const mostAbove = 10;

/** Our whole export keeps what was deleted, which nobody wants back. */
const goneColumns = ['deleted_at', 'retired_at'];

export const sheetOf = (kind: ImportKind, lines: Cell[][]): Sheet => {
  const known = lines.slice(0, mostAbove).map((cells) => matchColumns(kind, cells.map(textOf)).filter(Boolean).length);
  const best = Math.max(...known, 0);
  const at = best > 0 ? known.indexOf(best) : lines.findIndex((cells) => cells.some((cell) => textOf(cell) !== ''));
  const headings = (lines[at] ?? []).map(textOf);
  const gone = headings.flatMap((heading, index) => (goneColumns.includes(heading) ? [index] : []));
  const rows = lines
    .map((cells, index) => ({ line: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''))
    .filter(({ cells }) => gone.every((index) => textOf(cells[index] ?? null) === ''));
  return { headings, rows };
};
