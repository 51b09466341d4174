import { useRead } from '../../lib/calls/use-read.ts';
import { readLocker } from './api.ts';
import type { Visit } from './visit.ts';

/** The locker of the key; without one it is handed over at the front desk. */
export const useKeyPlace = (visit: Visit) => {
  const { value, error, reread } = useRead(() => readLocker(visit));
  const isDesk = !value && error?.code === 'notFound';
  return { locker: value, isDesk, error: isDesk ? null : error, reread };
};
