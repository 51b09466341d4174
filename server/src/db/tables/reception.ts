import type { FieldIncidentType, Priority } from '@llave/contract/field-incidents';
import type { Language } from '@llave/contract/fields';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Company, Fixed } from './columns.ts';

export type CountersTable = Company & { name: string; last: number };

type Closable = {
  created_at: Fixed<Date>;
  closed_at: Date | null;
  closed_by: string | null;
  closing_note: string | null;
  blocked_at: Date | null;
  version: GeneratedAlways<number>;
};

export type CheckInsTable = Company &
  Closable & {
    check_in_id: Generated<string>;
    receipt_number: number;
    appointment_number: string;
    is_owner: boolean;
    name: string;
    surname: string;
    nif: string;
    has_foreign_document: boolean;
    email: string;
    phone_number: string;
    crane_operator_company: string;
    crane_operator_name: string;
    number_plate: string;
    kilometers: number | null;
    works_to_do: string;
    option: number;
    signature: Buffer | null;
    image: string | null;
    km_image: string | null;
    receipt: string | null;
    locker_code: string | null;
    pictures_blocked_at: Date | null;
    time_taken: number;
    language: Language;
  };

export type FieldIncidentsTable = Company &
  Closable & {
    field_incident_id: Generated<string>;
    reference: string;
    name: string;
    delegation: string;
    email: string;
    phone_number: string;
    incident_type: FieldIncidentType;
    category: string;
    priority: Priority;
    detail: string;
    time_taken: number;
    language: Language;
  };

export type FieldIncidentFilesTable = Company & { field_incident_id: string; file_name: string; position: number };
