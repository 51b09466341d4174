import type { FileType, Purpose } from '@llave/contract/files';
import type { Company, Fixed } from './columns.ts';

export type FilesTable = Company & {
  file_name: string;
  purpose: Purpose;
  content_type: FileType;
  bytes: number;
  sha256: Buffer;
  receipt: Buffer;
  width: number | null;
  height: number | null;
  created_by: string | null;
  ticket: string | null;
  created_at: Fixed<Date>;
};

export type TicketFilesTable = Company & { ticket: string; file_name: string; created_at: Fixed<Date> };
