import { mostImportRows } from '@llave/contract/import-columns';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { mostBytes, mostUnpacked, type Unreadable } from './limits.ts';
import { decode, parseCsv } from './text.ts';
import type { Cell } from './values.ts';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Above the headings people write a few lines. */
const mostLines = mostImportRows + 50;

/** The lines of an Excel file or a CSV, by what the file is and not by its name; or why there are none. */
export const readLines = async (bytes: Uint8Array<ArrayBuffer>): Promise<Cell[][] | Unreadable> => {
  if (bytes.length > mostBytes) return 'tooLarge';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'oldExcel';
  const lines = startsWith(bytes, 0x50, 0x4b) ? await workbookLines(bytes) : parseCsv(decode(bytes));
  if (typeof lines === 'string') return lines;
  if (lines.length > mostLines) return 'tooManyRows';
  return lines.length > 0 ? lines : 'empty';
};

const workbookLines = async (bytes: Uint8Array<ArrayBuffer>): Promise<Cell[][] | Unreadable> => {
  const parts = unpacked(bytes);
  if (typeof parts === 'string') return parts;
  try {
    const rows = await readSheet(zipSync(parts, { level: 0 }).buffer);
    return rows.map((cells) => cells.map(cellOf));
  } catch {
    return 'broken';
  }
};

/**
 * The tables of a workbook without its pictures, as long as they say that they are of a size that a browser can hold. They
 * are unpacked here, because the reader would begin threads for it that our pages do not let a thread begin.
 */
const unpacked = (bytes: Uint8Array): Record<string, Uint8Array> | Unreadable => {
  let total = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isTable = /\.(xml|rels)$/.test(name);
        if (isTable) total += originalSize;
        return isTable && total <= mostUnpacked;
      },
    });
    return total > mostUnpacked ? 'tooLarge' : parts;
  } catch {
    return 'broken';
  }
};

const cellOf = (value: unknown): Cell => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? null : String(value);
};
