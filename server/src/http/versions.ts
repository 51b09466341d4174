import { AppError } from '@llave/contract/errors';

/** Refuses a change made on an older state, and says what the state is now. Without a version the caller insists. */
export const refuseStale = (sent: number | undefined, current: { version: number }) => {
  if (sent !== undefined && sent !== current.version) throw new AppError('stale', { current });
};
