import { mostImportRows } from '@llave/contract/import-columns';
import { readSheet } from 'read-excel-file/universal';
import { mostBytes, mostUnpacked, type Unreadable } from './limits.ts';
import { decode, parseCsv } from './text.ts';
import type { Cell } from './values.ts';
import { unpackedBytes } from './zip.ts';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** The lines of an Excel file or a CSV, by what the file is and not by its name; or why there are none. */
export const readLines = async (bytes: Uint8Array<ArrayBuffer>): Promise<Cell[][] | Unreadable> => {
  if (bytes.length > mostBytes) return 'tooLarge';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'oldExcel';
  const lines = startsWith(bytes, 0x50, 0x4b) ? await workbookLines(bytes) : parseCsv(decode(bytes));
  if (typeof lines === 'string') return lines;
  if (lines.length > mostImportRows + 50) return 'tooManyRows';
  return lines.length > 0 ? lines : 'empty';
};

const workbookLines = async (bytes: Uint8Array<ArrayBuffer>): Promise<Cell[][] | Unreadable> => {
  if (unpackedBytes(bytes) > mostUnpacked) return 'tooLarge';
  try {
    const rows = await readSheet(bytes.buffer);
    return rows.map((cells) => cells.map(cellOf));
  } catch {
    return 'broken';
  }
};

const cellOf = (value: unknown): Cell => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? null : String(value);
};
