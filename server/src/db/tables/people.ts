import type { FactorRule } from '@llave/contract/factors';
import type { NoticeKind, NoticeTopic, NoticeWay } from '@llave/contract/notices';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Company, Defaulted, Fixed } from './columns.ts';

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
  contact_email: Defaulted<string>;
  check_in_hours: Defaulted<number>;
  key_drop_minutes: Defaulted<number>;
  second_factor: Defaulted<FactorRule>;
  pictures_months: Defaulted<number>;
  papers_months: Defaulted<number>;
  reports_months: Defaulted<number>;
  blocked_months: Defaulted<number>;
  audit_months: Defaulted<number>;
  created_at: Fixed<Date>;
  /** When the company will be gone, and since when it is. */
  deletion_due_at: Date | null;
  deleted_at: Date | null;
  version: GeneratedAlways<number>;
};

export type UsersTable = Company & {
  user_id: Generated<string>;
  name: string;
  surname: string;
  user_name: string | null;
  /** The one that counts. */
  email: string | null;
  /** The one that will, once its owner confirms it. */
  pending_email: string | null;
  email_confirmed_at: Date | null;
  is_admin: Defaulted<boolean>;
  renting_role: Defaulted<number>;
  tools_role: Defaulted<number>;
  management_role: Defaulted<number>;
  checking_role: Defaulted<number>;
  language: Defaulted<string>;
  password_hash: string | null;
  factor_since: GeneratedAlways<Date | null>;
  created_at: Fixed<Date>;
  deleted_at: Date | null;
  version: GeneratedAlways<number>;
  sort_name: GeneratedAlways<string>;
};

export type SignInNamesTable = Company & { name: string; user_id: string };

export type SessionsTable = Company & {
  session_id: Generated<string>;
  user_id: string;
  address: string;
  user_agent: Defaulted<string>;
  created_at: Fixed<Date>;
  last_seen_at: Defaulted<Date>;
  expires_at: Date;
  ended_at: Date | null;
  by_badge: Defaulted<boolean>;
  proved_at: Date | null;
};

export type OneTimeTokensTable = Company & {
  token_hash: Buffer;
  purpose: 'setPassword' | 'signIn';
  user_id: string;
  expires_at: Date;
  used_at: Date | null;
};

export type EmailConfirmationsTable = Company & {
  token_hash: Buffer;
  user_id: string;
  email: string;
  expires_at: Date;
  used_at: Date | null;
};

/** How many mails left a company in which nobody has confirmed an address. */
export type MailDaysTable = Company & { day: string; sent: number };

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

export type NoticesTable = Company & {
  notice_id: Generated<string>;
  user_id: string;
  kind: NoticeKind;
  tool_id: string | null;
  incident_id: string | null;
  booking_id: string | null;
  check_in_id: string | null;
  field_incident_id: string | null;
  actor_id: string | null;
  created_at: Fixed<Date>;
  seen_at: Date | null;
  mailed_at: Date | null;
};

export type NoticeSettingsTable = Company & {
  user_id: string;
  digest_hour: Defaulted<number>;
  ways: ColumnType<Partial<Record<NoticeTopic, NoticeWay>>, string | undefined, string>;
  digested_on: string | null;
};
