import type { AuditChange } from '@llave/contract/audit';
import type { AuditAct } from '@llave/contract/audited';
import type { Company } from './columns.ts';

/** Read only: `append_audit` writes it. */
export type AuditEntriesTable = Company & {
  number: string;
  created_at: Date;
  act: AuditAct;
  actor_id: string | null;
  actor_name: string;
  session_id: string | null;
  address: string;
  subject_id: string | null;
  subject_name: string;
  changes: AuditChange[];
  hash: Buffer;
};
