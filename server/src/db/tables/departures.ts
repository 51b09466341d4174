import type { Company } from './columns.ts';

/** A company that has left, until nothing of it is kept any more. */
export type DeparturesTable = Company & { departed_at: Date };

/** Everything that a company has, as one file. */
export type ExportsTable = Company & {
  export_id: string;
  asked_by: string;
  asked_at: Date;
  file_name: string;
  ready_at: Date | null;
  failed_at: Date | null;
  expires_at: Date | null;
  bytes: string | null;
  sha256: Buffer | null;
};
