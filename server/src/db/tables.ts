import type { GeneratedAlways } from 'kysely';
import type { AuditEntriesTable } from './tables/audit.ts';
import type { Company, Fixed } from './tables/columns.ts';
import type { DeparturesTable, ExportsTable } from './tables/departures.ts';
import type { FactorTicketsTable, PasskeysTable, RecoveryCodesTable, TotpsTable } from './tables/factors.ts';
import type { FilesTable, TicketFilesTable } from './tables/files.ts';
import type { ImportRowsTable, ImportsTable } from './tables/imports.ts';
import type { IncidentFilesTable, IncidentObservationsTable, IncidentsTable, LinksTable } from './tables/incidents.ts';
import type {
  AccountsTable,
  AnswersTable,
  BadgesTable,
  EmailConfirmationsTable,
  MailDaysTable,
  NoticeSettingsTable,
  NoticesTable,
  OneTimeTokensTable,
  SessionsTable,
  SignInNamesTable,
  UsersTable,
} from './tables/people.ts';
import type { CheckInsTable, CountersTable, FieldIncidentFilesTable, FieldIncidentsTable } from './tables/reception.ts';
import type { BookingsTable, BookingVisitsTable, VehiclesTable } from './tables/rental.ts';
import type { HistoryDaysTable, ToolDaysTable, ToolTotalsTable } from './tables/reports.ts';
import type { BlockedFilesTable, BlockedRecordsTable } from './tables/retention.ts';
import type { SignOnDomainsTable, SignOnSubjectsTable, SignOnTable, SignOnTriesTable } from './tables/sign-on.ts';
import type { SignedContentsTable, SignedRecordsTable } from './tables/signing.ts';
import type {
  HistoryTable,
  LockersTable,
  ToolCalibrationsTable,
  ToolCategoriesTable,
  ToolFilesTable,
  ToolsTable,
} from './tables/tools.ts';

/** What a module sees: the tables of one company. */
export type Tables = {
  accounts: AccountsTable;
  users: UsersTable;
  sign_in_names: SignInNamesTable;
  sessions: SessionsTable;
  one_time_tokens: OneTimeTokensTable;
  email_confirmations: EmailConfirmationsTable;
  mail_days: MailDaysTable;
  badges: BadgesTable;
  totps: TotpsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  factor_tickets: FactorTicketsTable;
  sign_on: SignOnTable;
  sign_on_domains: SignOnDomainsTable;
  sign_on_subjects: SignOnSubjectsTable;
  sign_on_tries: SignOnTriesTable;
  answers: AnswersTable;
  audit_entries: AuditEntriesTable;
  tools: ToolsTable;
  tool_categories: ToolCategoriesTable;
  tool_exclusions: Company & { tool_id: string; user_id: string };
  tool_calibrations: ToolCalibrationsTable;
  tool_files: ToolFilesTable;
  history: HistoryTable;
  tool_totals: ToolTotalsTable;
  tool_days: ToolDaysTable;
  history_days: HistoryDaysTable;
  lockers: LockersTable;
  incidents: IncidentsTable;
  incident_observations: IncidentObservationsTable;
  incident_files: IncidentFilesTable;
  links: LinksTable;
  notice_settings: NoticeSettingsTable;
  notices: NoticesTable;
  vehicles: VehiclesTable;
  bookings: BookingsTable;
  booking_visits: BookingVisitsTable;
  counters: CountersTable;
  check_ins: CheckInsTable;
  field_incidents: FieldIncidentsTable;
  field_incident_files: FieldIncidentFilesTable;
  files: FilesTable;
  ticket_files: TicketFilesTable;
  blocked_records: BlockedRecordsTable;
  blocked_files: BlockedFilesTable;
  signed_records: SignedRecordsTable;
  signed_contents: SignedContentsTable;
  exports: ExportsTable;
  imports: ImportsTable;
  import_rows: ImportRowsTable;
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
  departures: DeparturesTable;
  sign_on_domains: SignOnDomainsTable;
  events: EventsTable;
  signed_records: SignedRecordsTable;
  throttles: { bucket: Buffer; tokens: number; updated_at: Date };
};
