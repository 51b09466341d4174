import { AppError } from '@llave/contract/errors';

const maxDepth = 50;

/** Refuses what no database keeps (NUL, half characters) and what is nested beyond reason, wherever it stands. */
export const refuseUnstorable = (sent: unknown) => {
  const waiting: { value: unknown; depth: number }[] = [{ value: sent, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw refused();
    if (typeof value !== 'object' || value === null) continue;
    if (depth === maxDepth) throw refused();
    for (const [key, inner] of Object.entries(value))
      waiting.push({ value: key, depth: depth + 1 }, { value: inner, depth: depth + 1 });
  }
};

const refused = () => new AppError('invalid', [], 'Text that cannot be stored');
