import { between } from '../http/between.ts';
import { keepReceipt, readReceipt } from '../modules/check-ins/keeping.ts';
import type { Services } from '../services.ts';

/** Sees to it that every receipt is kept and mailed, also when whoever took the vehicle in was interrupted. */
export const workReceipts = (services: Services) =>
  services.jobs.work('receipt', async ({ accountId, ...job }) => {
    const company = between(services, accountId);
    await keepReceipt(company, job, await readReceipt(company, job));
  });
