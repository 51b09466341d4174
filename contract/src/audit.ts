import { z } from 'zod';
import { type AuditAct, auditActs, auditKinds } from './audited.ts';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';
import { page } from './pages.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** What a field was and what it became; null where it was not there. */
const change = z.object({ field: z.string(), before: value, after: value });
export type AuditChange = z.infer<typeof change>;

export const auditEntry = z.object({
  id: z.string(),
  timestamp,
  act: z.enum(Object.values(auditActs).flat() as [AuditAct, ...AuditAct[]]),
  /** Who did it, by the name they had then; nobody where the product did it, or where nobody had signed in. */
  actor: z.object({ id, name: z.string() }).nullable(),
  sessionId: id.nullable(),
  address: z.string(),
  /** Whom or what it was done to, by the name it had then. */
  subject: z.object({ id: z.string().nullable(), name: z.string() }),
  changes: z.array(change),
  /** SHA-256 of the entry and of the hash before it. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint('listAudit', 'GET /audit/{accountId}', {
  access: 'admin',
  summary: 'Who did what in the company, newest first: sign-ins, people, settings, keys, files, exports.',
  params: z.object({ accountId: id }),
  query: z.object({
    ...page,
    kind: z.enum(auditKinds).optional(),
    userId: id.optional(),
    from: z.iso.date('dateInvalid').optional(),
    to: z.iso.date('dateInvalid').optional(),
  }),
  reply: z.array(auditEntry),
});
