import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** What a company may only have so much of. */
export const quotaKinds = ['bytes', 'people', 'mails'] as const;
export type QuotaKind = (typeof quotaKinds)[number];

const use = z.object({ used: z.number(), most: z.number() });

export const quotaUse = z.object({
  /** Stored files. */
  bytes: use,
  people: use,
  /** Mails of this day, in Madrid. */
  mails: use,
});
export type QuotaUse = z.infer<typeof quotaUse>;

export const getUse = endpoint('getUse', 'GET /account/{accountId}/use', {
  access: 'admin',
  summary: 'How much of what it may have the company uses: stored bytes, people, mails of the day.',
  params: z.object({ accountId: id }),
  reply: quotaUse,
});
