import { AppError } from '@llave/contract/errors';

const maxDepth = 50;

/** No form has so many fields and items, all told: whoever sends more costs no more than counting them. */
const maxParts = 20_000;

/** Refuses what no database keeps (NUL, half characters) and what is nested or large beyond reason, wherever it stands. */
export const refuseUnstorable = (sent: unknown) => {
  let parts = 0;
  const waiting: { value: unknown; depth: number }[] = [{ value: sent, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw refused();
    if (typeof value !== 'object' || value === null) continue;
    if (depth === maxDepth) throw refused();
    parts += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (parts > maxParts) throw new AppError('invalid', [], 'More parts than a form has');
    for (const [key, inner] of Object.entries(value))
      waiting.push({ value: key, depth: depth + 1 }, { value: inner, depth: depth + 1 });
  }
};

const refused = () => new AppError('invalid', [], 'Text that cannot be stored');
