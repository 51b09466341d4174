/** Every mail the product sends, with what its text needs. */
export type Mail =
  | { kind: 'welcome'; companyName: string; name: string }
  | { kind: 'resetPassword'; userId: string; name: string }
  | { kind: 'passwordChanged'; name: string };

export type MailKind = Mail['kind'];
