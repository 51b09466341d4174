import type { ImportKind } from '@llave/contract/import-columns';
import type { ColumnType, Generated } from 'kysely';
import type { Company, Defaulted, Fixed } from './columns.ts';

export type ImportsTable = Company & {
  import_id: Generated<string>;
  kind: ImportKind;
  file_name: string;
  created: number;
  changed: number;
  same: number;
  new_categories: Defaulted<string[]>;
  created_by: string;
  created_at: Fixed<Date>;
  undone_at: Date | null;
};

export type ImportRowsTable = Company & {
  import_id: string;
  entity_id: string;
  version: number;
  /** How it was; none where the import added it. */
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
};
