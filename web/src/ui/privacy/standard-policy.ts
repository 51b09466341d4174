import type { PublicAccount } from '@llave/contract/accounts';
import type { Translate } from '../../i18n/translation.ts';
import { monthsText } from '../signs/months-text.ts';

/** What stands for a company that has written no policy of its own: who answers, and for how long data is really kept. */
export const standardPolicy = (t: Translate, company: PublicAccount) =>
  t('policy.standard', {
    company: company.name,
    identifier: company.companyIdentifier,
    address: [company.street, company.city].filter(Boolean).join(', '),
    phone: company.phoneNumber,
    mail: company.email && t('policy.mail', { email: company.email }),
    reach: company.email || company.phoneNumber,
    pictures: monthsText(t, company.retention.pictures),
    papers: monthsText(t, company.retention.papers),
    reports: monthsText(t, company.retention.reports),
    blocked: monthsText(t, company.retention.blocked),
  });
