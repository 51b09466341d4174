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
    };

export type MailKind = Mail['kind'];
