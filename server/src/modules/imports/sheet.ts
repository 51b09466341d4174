import { setImmediate } from 'node:timers/promises';
import { AppError, type FieldIssue } from '@llave/contract/errors';
import { changesOf } from '@llave/contract/fields';
import { type ImportKind, importColumns } from '@llave/contract/import-columns';
import type { z } from 'zod';
import { fieldIssues } from '../../http/errors.ts';
import type { Cells, Kind } from './kinds/kind.ts';

/** A row by the rules of adding one, and by those of changing one, where what is not said stays as it is. */
export type Row<Form = Record<string, unknown>> = {
  row: number;
  cells: Cells;
  keys: string[];
  asNew: Form | FieldIssue[];
  asChange: Partial<Form> | FieldIssue[];
};

/** So many rows are worked on before others have their turn. */
const atOnce = 20;

/** A sheet takes a while: whoever goes through its rows lets others through in between. */
export const takeTurns = async (row: number) => {
  if (row % atOnce === 0) await setImmediate();
};

/** Reads a sheet row by row. */
export const readRows = async (name: ImportKind, kind: Kind, sheet: { columns: string[]; rows: string[][] }) => {
  refuseUnknown(name, sheet.columns);
  const changes = changesOf(kind.form);
  const read: Row[] = [];
  for (const [row, texts] of sheet.rows.entries()) {
    await takeTurns(row);
    read.push(rowOf(kind, changes, row, cellsOf(sheet.columns, texts)));
  }
  return read;
};

export const isFaulty = <T extends object>(read: T | FieldIssue[]): read is FieldIssue[] => Array.isArray(read);

const refuseUnknown = (name: ImportKind, columns: string[]) => {
  const known: string[] = importColumns[name].map(({ field }) => field);
  const at = columns.findIndex((column, index) => !known.includes(column) || columns.indexOf(column) !== index);
  if (at >= 0) throw new AppError('invalid', [{ path: `columns.${at}`, code: 'importColumn' }]);
};

const cellsOf = (columns: string[], texts: string[]): Cells =>
  Object.fromEntries(
    columns.flatMap((column, at) => {
      const text = texts[at]?.trim();
      return text ? [[column, text]] : [];
    }),
  );

const rowOf = (kind: Kind, changes: z.ZodObject, row: number, cells: Cells): Row => {
  const keys = kind.keysOf(cells);
  const whole = kind.form.safeParse(cells);
  if (whole.success) {
    const asChange = Object.fromEntries(Object.keys(cells).map((column) => [column, whole.data[column]]));
    return { row, cells, keys, asNew: whole.data, asChange };
  }
  const part = changes.safeParse(cells);
  const asChange = part.success ? (part.data as Record<string, unknown>) : fieldIssues(part.error);
  return { row, cells, keys, asNew: fieldIssues(whole.error), asChange };
};
