import { z } from 'zod';
import { account } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { id, required, timestamp } from './fields.ts';

/** So many days a company has to think again before it is deleted. */
export const deletionDays = 30;

/** So many days an export can be downloaded. */
export const exportDays = 7;

/** Everything that a company has, as one file to take away. */
export const accountExport = z.object({
  id,
  askedDate: timestamp,
  /** Null until it is written. */
  readyDate: timestamp.nullable(),
  /** No try is left that could still write it. */
  failedDate: timestamp.nullable(),
  expiresDate: timestamp.nullable(),
  bytes: z.number().nullable(),
  url: z.string().nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;

const params = z.object({ accountId: id });

export const deletionForm = z.object({ companyName: required('companyNameRequired') });

export const askDeletion = endpoint('askDeletion', 'POST /account/{accountId}/deletion', {
  access: 'admin',
  stepUp: true,
  summary:
    'Has the company deleted in 30 days, with everything in it, once its name is typed to confirm; all admins are told by mail.',
  params,
  body: deletionForm,
  reply: account,
});

export const cancelDeletion = endpoint('cancelDeletion', 'DELETE /account/{accountId}/deletion', {
  access: 'admin',
  summary: 'The company stays. Does nothing where no deletion was asked for.',
  params,
  reply: account,
});

export const exportAccount = endpoint('exportAccount', 'POST /account/{accountId}/export', {
  access: 'admin',
  stepUp: true,
  summary:
    'Begins to write everything that the company has into one archive, tables as CSV and JSON, and its files; who asks is told by mail when it is ready. One at a time.',
  params,
  reply: accountExport,
});

export const getExport = endpoint('getExport', 'GET /account/{accountId}/export', {
  access: 'admin',
  summary: 'The newest export of the company that has not expired, with an address to download it from for a while.',
  params,
  reply: z.object({ export: accountExport.nullable() }),
});
