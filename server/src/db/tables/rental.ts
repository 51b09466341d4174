import type { Language } from '@llave/contract/fields';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Company, Defaulted, Fixed } from './columns.ts';

export type VehiclesTable = Company & {
  vehicle_id: Generated<string>;
  brand: string;
  model: string;
  number_plate: string;
  current_kilometers: number;
  created_at: Fixed<Date>;
  deleted_at: Date | null;
  version: GeneratedAlways<number>;
  sort_plate: GeneratedAlways<string>;
};

export type BookingsTable = Company & {
  booking_id: Generated<string>;
  booking_number: string;
  vehicle_id: string;
  date_from: Date;
  date_to: Date;
  full_insurance: Defaulted<boolean>;
  customer_email: string;
  customer_phone: Defaulted<string>;
  customer_name: string;
  customer_surname: string;
  customer_language: Defaulted<Language>;
  created_at: Fixed<Date>;
  reminded_at: Date | null;
  late_told_at: Date | null;
  signed_at: Date | null;
  signature: Buffer | null;
  picked_up_at: Date | null;
  cockpit: string | null;
  inspection: string | null;
  return_signed_at: Date | null;
  return_signature: Buffer | null;
  returned_at: Date | null;
  returned_to: string | null;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  review_kilometers: number | null;
  review_note: Defaulted<string>;
  cancelled_at: Date | null;
  check_in_document: string | null;
  return_document: string | null;
  pictures_blocked_at: Date | null;
  blocked_at: Date | null;
  version: GeneratedAlways<number>;
};

export type BookingVisitsTable = Company & {
  visit_id: Generated<string>;
  code_hash: Buffer;
  booking_id: string;
  created_at: Fixed<Date>;
  expires_at: Date;
};
