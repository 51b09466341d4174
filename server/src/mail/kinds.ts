import type { FieldIncidentType, Priority } from '@llave/contract/field-incidents';
import type { IncidentType } from '@llave/contract/incidents';

/** Every mail the product sends, with what its text needs. */
export type Mail =
  | { kind: 'welcome'; userId: string; companyName: string; name: string }
  /** To an address that waits for its owner's word; a first one also lets them set a password. */
  | { kind: 'confirmEmail'; userId: string; companyName: string; name: string; isFirst: boolean }
  /** To the address that counts: somebody (`by`, or the person themselves) asked for another one, or for none. */
  | { kind: 'addressChanging'; companyName: string; name: string; by: string; email: string }
  | { kind: 'resetPassword'; userId: string; name: string }
  /** Instead of that link, to whom the company signs in by its own provider only. */
  | { kind: 'signOnInstead'; userId: string; name: string }
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
  | FactorMail
  | NoticeMail
  | LeavingMail
  | BookingMail
  | ReceptionMail;

/** One notice, or those of a day: what they say is read when they are sent, as far as it is still so. */
export type NoticeMail =
  | { kind: 'notice'; userId: string; noticeId: string }
  | { kind: 'digest'; userId: string; at: string };

/** What somebody is told of their second factors. */
export type FactorMail =
  | { kind: 'factorAdded' | 'factorRemoved'; name: string; factor: 'totp' | 'passkey' | 'all' }
  | { kind: 'recoveryCodeUsed'; name: string; left: number };

export type BookingMailKind =
  | 'bookingConfirmed'
  | 'bookingLink'
  | 'bookingReminder'
  | 'bookingLate'
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

/** What is written about the vehicles left at a workshop and the reports of its sites. */
export type ReceptionMail =
  | {
      kind: 'checkedIn';
      companyName: string;
      companyPhone: string;
      name: string;
      numberPlate: string;
      receiptNumber: number;
      locker?: { number: string; code: string };
      /** The stored receipt that goes with it. */
      document: string;
    }
  | (FieldReport & {
      kind: 'fieldReported';
      fieldIncidentId: string;
      email: string;
      phoneNumber: string;
      images: number;
    })
  | (FieldReport & { kind: 'fieldReceived' })
  | (FieldReport & { kind: 'fieldClosed'; note: string });
export type ReceptionMailKind = ReceptionMail['kind'];

type FieldReport = {
  companyName: string;
  companyPhone: string;
  name: string;
  reference: string;
  delegation: string;
  incidentType: FieldIncidentType;
  category: string;
  priority: Priority;
  detail: string;
};

/** To the admins of a company that leaves, or thinks of it. */
export type LeavingMail =
  | { kind: 'deletionAsked'; companyName: string; name: string; by: string; date: string }
  | { kind: 'deletionCancelled'; companyName: string; name: string; by: string }
  | { kind: 'exportReady'; companyName: string; name: string; date: string };
export type LeavingMailKind = LeavingMail['kind'];

export type MailKind = Mail['kind'];
