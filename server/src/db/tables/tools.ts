import type { HistoryAction } from '@llave/contract/history';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Company, Fixed } from './columns.ts';

export type ToolsTable = Company & {
  tool_id: Generated<string>;
  name: string;
  description: string;
  reference: string;
  purchase_date: string | null;
  purchase_price: ColumnType<string | null, number | null, number | null>;
  image: string;
  category_id: string | null;
  holder_id: string | null;
  held_since: Date | null;
  requested_by: string | null;
  loan_name: string | null;
  loan_email: string | null;
  loan_until: string | null;
  next_calibration: string | null;
  last_fix: Date | null;
  blocked_at: Date | null;
  retired_at: Date | null;
  deleted_at: Date | null;
  created_at: Fixed<Date>;
  version: GeneratedAlways<number>;
  sort_name: GeneratedAlways<string>;
};

export type ToolCategoriesTable = Company & {
  tool_category_id: Generated<string>;
  name: string;
  sort_name: GeneratedAlways<string>;
  created_at: Fixed<Date>;
  version: GeneratedAlways<number>;
};

export type ToolCalibrationsTable = Company & {
  calibration_id: Generated<string>;
  tool_id: string;
  calibrated_on: string;
  entity: string;
  observations: string;
  next_calibration: string | null;
  result: 'pass' | 'fail' | null;
  file_name: string | null;
  created_by: string;
  created_at: Fixed<Date>;
};

export type ToolFilesTable = Company & {
  tool_id: string;
  file_name: string;
  original_name: string;
  file_type: string;
  created_by: string;
  created_at: Fixed<Date>;
};

export type HistoryTable = Company & {
  entry_id: GeneratedAlways<string>;
  tool_id: string;
  action: HistoryAction;
  user_id: string | null;
  re_assigned_to: string | null;
  holder_before: string | null;
  loan_name: string | null;
  loan_email: string | null;
  file_name: string | null;
  created_at: Fixed<Date>;
};

export type LockersTable = Company & {
  locker_id: Generated<string>;
  identifier_value: string;
  identifier: string;
  locker_size: number;
  use_type: 'Tool' | 'Renting';
  tool_id: string | null;
  booking_id: string | null;
  check_in_id: string | null;
  held_until: Date | null;
  created_at: Fixed<Date>;
  version: GeneratedAlways<number>;
};
