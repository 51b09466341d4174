import type { IncidentType } from '@llave/contract/incidents';

/** Every mail the product sends, with what its text needs. */
export type Mail =
  | { kind: 'welcome'; companyName: string; name: string }
  | { kind: 'resetPassword'; userId: string; name: string }
  | { kind: 'passwordChanged'; name: string }
  | {
      kind: 'incidentOpened';
      incidentId: string;
      toolName: string;
      incidentType: IncidentType;
      description: string;
      /** Nobody's name when it came by a label from somebody who gave none. */
      reporter: string;
    }
  | BookingMail;

export type BookingMailKind =
  | 'bookingConfirmed'
  | 'bookingLink'
  | 'bookingReminder'
  | 'bookingCancelled'
  | 'bookingCheckedIn'
  | 'bookingReturned'
  | 'bookingTakenBack';

/** What every letter about a booking says. */
export type BookingMail = {
  kind: BookingMailKind;
  companyName: string;
  companyPhone: string;
  name: string;
  bookingNumber: string;
  vehicle: string;
  dateFrom: string;
  dateTo: string;
  /** The stored paper that goes with it. */
  document?: string;
  /** Who of the company ended the rental in the customer's stead, when, and with how many kilometres. */
  takenBack?: { by: string; at: string; kilometers: number };
};

export type MailKind = Mail['kind'];
