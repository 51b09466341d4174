import { AppError } from '@llave/contract/errors';
import type { Page } from '@llave/contract/pages';
import type { z } from 'zod';

/** Where a list goes on: what its last row is sorted by. */
export const readCursor = <T extends z.ZodType>(cursor: string | undefined, shape: T): z.output<T> | undefined => {
  if (cursor === undefined) return undefined;
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('invalid', [{ path: 'cursor', code: 'invalid' }]);
  }
};

/** Takes one row more than was asked for as the sign that there are more. */
export const pageOf = <Row, T>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => unknown,
  itemOf: (row: Row) => T,
): Page<T> => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(itemOf),
    ...(rows.length > limit && last && { next: Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') }),
  };
};

/** Words to look for as patterns, with what the language of patterns means by them taken away. */
export const patternsOf = (q: string | undefined) =>
  (q ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
