import type { PublicAccount } from '@llave/contract/accounts';
import type { Host } from './PublicFrame.tsx';

/** A company as the head of its public pages shows it. */
export const hostOf = ({ name, logoUrl, phoneNumber }: PublicAccount): Host => ({
  companyName: name,
  logoUrl,
  phoneNumber,
});
