import { AppError } from '@llave/contract/errors';

/** Refuses what no database keeps (NUL, half characters), wherever it stands. */
export const refuseUnstorable = (sent: unknown) => {
  const waiting: unknown[] = [sent];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw new AppError('invalid', [], 'Text that cannot be stored');
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) waiting.push(key, inner);
  }
};
