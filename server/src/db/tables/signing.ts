import type { Language } from '@llave/contract/fields';
import type { SignedKind } from '@llave/contract/signed-records';
import type { ColumnType, Generated } from 'kysely';
import type { Company } from './columns.ts';

export type SignedRecordsTable = Company & {
  record_id: Generated<string>;
  kind: SignedKind;
  booking_id: string | null;
  check_in_id: string | null;
  number: string;
  signed_at: Date;
  frozen_at: Date | null;
  sha256: Buffer;
};

export type SignedContentsTable = Company & {
  record_id: string;
  language: Language;
  version: string;
  facts: ColumnType<unknown, string, never>;
  text: string;
  signature: Buffer;
};
