import type { Company, Defaulted, Fixed } from './columns.ts';

export type SignOnTable = Company & {
  issuer: string;
  client_id: string;
  client_secret: Buffer;
  passwords_off: Defaulted<boolean>;
  break_glass_user_id: string | null;
  created_at: Fixed<Date>;
};

export type SignOnDomainsTable = Company & { domain: string };

export type SignOnSubjectsTable = Company & {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Fixed<Date>;
};

export type SignOnTriesTable = Company & {
  state_hash: Buffer;
  browser_hash: Buffer;
  expires_at: Date;
  used_at: Date | null;
};
