import type { ColumnType, Generated } from 'kysely';
import type { Company, Defaulted, Fixed } from './columns.ts';

export type TotpsTable = Company & {
  user_id: string;
  secret: Buffer;
  last_step: ColumnType<string, number | undefined, number>;
  created_at: Fixed<Date>;
  confirmed_at: Date | null;
};

export type PasskeysTable = Company & {
  passkey_id: Generated<string>;
  user_id: string;
  name: string;
  credential_id: string;
  public_key: Buffer;
  counter: ColumnType<string, number | undefined, number>;
  transports: Defaulted<string[]>;
  created_at: Fixed<Date>;
  last_used_at: Date | null;
};

export type RecoveryCodesTable = Company & {
  user_id: string;
  code_hash: Buffer;
  created_at: Fixed<Date>;
  used_at: Date | null;
};

export type FactorTicketsTable = Company & {
  ticket_hash: Buffer;
  purpose: 'signIn' | 'enrol' | 'prove';
  user_id: string;
  challenge: string;
  password_mark: Buffer;
  by_badge: Defaulted<boolean>;
  expires_at: Date;
  used_at: Date | null;
};
