import type { PublicAccount } from '@llave/contract/accounts';
import type { Host } from '../../ui/PublicFrame.tsx';

export const hostOf = ({ name, logoUrl, phoneNumber }: PublicAccount): Host => ({
  companyName: name,
  logoUrl,
  phoneNumber,
});
