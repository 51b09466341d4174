import type { IncidentType } from '@llave/contract/incidents';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Company, Defaulted, Fixed } from './columns.ts';

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
  number: number;
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
