import { AppError } from '@llave/contract/errors';

/** Whether there is no such tool for this person: never was, deleted, closed to them, or an address that names none. */
export const isGone = (error: unknown) =>
  error instanceof AppError && (error.status === 404 || error.code === 'invalid');
