import type { Services } from '../../services.ts';

const dayInMs = 24 * 60 * 60 * 1000;

/** Forgets uploads that began and were not finished within a day. */
export const sweepUploads = async ({ storage, now, log }: Pick<Services, 'storage' | 'now' | 'log'>) => {
  const files = await storage.sweep(new Date(now().getTime() - dayInMs));
  if (files > 0) log.info({ files }, 'unfinished uploads dropped');
};
