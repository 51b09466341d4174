import type { Call, Reply } from '@llave/contract/endpoint';
import { type Language, languageOf } from '@llave/contract/fields';
import type { FastifyRequest } from 'fastify';

/** A table that is also given as a file: its name, its head, and the lines of one answer of the call. */
export type Csv<E extends Call = Call> = {
  name: Record<Language, string>;
  head: (language: Language) => string[];
  lines: (reply: Reply<E>, language: Language) => Cell[][];
};

type Cell = string | number | null;

export const wantsCsv = ({ headers }: FastifyRequest) => headers.accept?.startsWith('text/csv') === true;

export const languageFor = ({ headers }: FastifyRequest): Language => languageOf(headers['accept-language'] ?? '');

/** Spanish Excel reads this without asking: the mark of its alphabet, semicolons, decimal commas. */
export const csvMark = '\uFEFF';

export const csvLines = (lines: Cell[][]) => lines.map((cells) => `${cells.map(written).join(';')}\r\n`).join('');

const written = (cell: Cell) => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
