import type { FileType, Purpose } from '@llave/contract/files';
import type { HistoryAction } from '@llave/contract/history';
import type { IncidentType } from '@llave/contract/incidents';
import type { NoticeKind } from '@llave/contract/notices';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Fixed<T> = ColumnType<T, T | undefined, never>;
type Company = { account_id: Fixed<string> };

export type AccountsTable = Company & {
  company_name: string;
  company_identifier: string;
  phone_number: string;
  email: string;
  street: string;
  city: string;
  state: string;
  post_code: string;
  logo: string | null;
  privacy_policy: Defaulted<string>;
  full_checkin_access: Defaulted<boolean>;
  key_drop: Defaulted<boolean>;
  registry_number: Defaulted<string>;
  delegations: Defaulted<string[]>;
  language: Defaulted<string>;
  created_at: Fixed<Date>;
  version: GeneratedAlways<number>;
};

export type UsersTable = Company & {
  user_id: Generated<string>;
  name: string;
  surname: string;
  user_name: string | null;
  email: string | null;
  is_admin: Defaulted<boolean>;
  renting_role: Defaulted<number>;
  tools_role: Defaulted<number>;
  management_role: Defaulted<number>;
  checking_role: Defaulted<number>;
  language: Defaulted<string>;
  password_hash: string | null;
  created_at: Fixed<Date>;
  deleted_at: Date | null;
  version: GeneratedAlways<number>;
};

export type SignInNamesTable = Company & { name: string; user_id: string };

export type SessionsTable = Company & {
  session_id: Generated<string>;
  user_id: string;
  address: string;
  created_at: Fixed<Date>;
  expires_at: Date;
  ended_at: Date | null;
  by_badge: Defaulted<boolean>;
};

export type OneTimeTokensTable = Company & {
  token_hash: Buffer;
  purpose: 'setPassword' | 'signIn';
  user_id: string;
  expires_at: Date;
  used_at: Date | null;
};

export type BadgesTable = Company & {
  code_hash: Buffer;
  user_id: string;
  created_at: Fixed<Date>;
  revoked_at: Date | null;
};

export type AnswersTable = Company & {
  caller: string;
  key: string;
  fingerprint: Buffer;
  reply: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Fixed<Date>;
};

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

export type ToolsTable = Company & {
  tool_id: Generated<string>;
  name: string;
  description: string;
  reference: string;
  purchase_date: string | null;
  purchase_price: ColumnType<string | null, number | null, number | null>;
  image: string;
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
  created_at: Fixed<Date>;
  version: GeneratedAlways<number>;
};

export type IncidentsTable = Company & {
  incident_id: Generated<string>;
  tool_id: string;
  incident_type: IncidentType;
  description: string;
  created_by: string | null;
  creator_name: Defaulted<string>;
  held_by: string | null;
  created_at: Fixed<Date>;
  closed_at: Date | null;
  closed_by: string | null;
  closing_note: string | null;
  repaired: Defaulted<boolean>;
  version: GeneratedAlways<number>;
};

export type IncidentObservationsTable = Company & {
  incident_id: string;
  observation_id: Generated<string>;
  user_id: string | null;
  author_name: Defaulted<string>;
  detail: string;
  created_at: Fixed<Date>;
};

export type IncidentFilesTable = Company & { incident_id: string; file_name: string; created_at: Fixed<Date> };

export type LinksTable = Company & {
  link_id: Generated<string>;
  token_hash: Buffer;
  tool_id: string;
  incident_id: string | null;
  created_by: string;
  created_at: Fixed<Date>;
  expires_at: Date;
  revoked_at: Date | null;
};

export type NoticesTable = Company & {
  notice_id: Generated<string>;
  user_id: string;
  kind: NoticeKind;
  tool_id: string;
  incident_id: string | null;
  actor_id: string | null;
  created_at: Fixed<Date>;
  seen_at: Date | null;
};

/** What a module sees: the tables of one company. */
export type Tables = {
  accounts: AccountsTable;
  users: UsersTable;
  sign_in_names: SignInNamesTable;
  sessions: SessionsTable;
  one_time_tokens: OneTimeTokensTable;
  badges: BadgesTable;
  answers: AnswersTable;
  tools: ToolsTable;
  tool_exclusions: Company & { tool_id: string; user_id: string };
  tool_calibrations: ToolCalibrationsTable;
  tool_files: ToolFilesTable;
  history: HistoryTable;
  lockers: LockersTable;
  incidents: IncidentsTable;
  incident_observations: IncidentObservationsTable;
  incident_files: IncidentFilesTable;
  links: LinksTable;
  notices: NoticesTable;
  files: FilesTable;
  ticket_files: TicketFilesTable;
};

export type EventsTable = Company & {
  event_id: GeneratedAlways<string>;
  transaction_id: GeneratedAlways<string>;
  kind: string;
  entity_id: string;
  created_at: Fixed<Date>;
};

/** What is seen before any company is known. */
export type SystemTables = {
  sign_in_names: SignInNamesTable;
  events: EventsTable;
  throttles: { bucket: Buffer; tokens: number; updated_at: Date };
};
