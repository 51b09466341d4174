import type { Account, getDemoAccount, getPublicAccount, Retention } from '@llave/contract/accounts';
import { AppError } from '@llave/contract/errors';
import type { Selectable } from 'kysely';
import { demoAccountId } from '../../config.ts';
import type { AccountsTable } from '../../db/tables/people.ts';
import { uploadTicket } from '../../http/callers/proofs.ts';
import type { Act, Before } from '../../http/route.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { downloadUrl } from '../files/addresses.ts';

const row = async ({ db }: VisitorScope) => {
  const found = await db.selectFrom('accounts').selectAll().executeTakeFirst();
  if (!found) throw new AppError('notFound');
  return found;
};

const logoUrl = ({ config, accountId, now }: VisitorScope, logo: string | null) =>
  logo && downloadUrl(config.secret, accountId, logo, now());

export const accountOf = async (scope: VisitorScope, account: Selectable<AccountsTable>): Promise<Account> => ({
  id: account.account_id,
  companyName: account.company_name,
  companyIdentifier: account.company_identifier,
  phoneNumber: account.phone_number,
  email: account.email,
  address: { street: account.street, city: account.city, state: account.state, postCode: account.post_code },
  logo: account.logo,
  logoUrl: logoUrl(scope, account.logo),
  privacyPolicy: account.privacy_policy,
  fullCheckinAccess: account.full_checkin_access,
  keyDrop: account.key_drop,
  registryNumber: account.registry_number,
  contactEmail: account.contact_email,
  delegations: account.delegations,
  checkInHours: account.check_in_hours,
  keyDropMinutes: account.key_drop_minutes,
  secondFactor: account.second_factor,
  retention: retentionOf(account),
  auditMonths: account.audit_months,
  createdDate: account.created_at.toISOString(),
  deletionDate: account.deletion_due_at?.toISOString() ?? null,
  version: account.version,
});

const retentionOf = (account: Selectable<AccountsTable>): Retention => ({
  pictures: account.pictures_months,
  papers: account.papers_months,
  reports: account.reports_months,
  blocked: account.blocked_months,
});

export const readAccount = async (scope: VisitorScope) => accountOf(scope, await row(scope));

/** Each look gives an upload ticket away: a workshop's waiting room on one line does not notice, a machine does. */
export const slowTickets: Before<typeof getPublicAccount, void> = (outside, { params }) =>
  outside.spend([
    { of: `ticket-address:${outside.address}`, burst: 120, everySeconds: 2 },
    { of: `ticket-company:${params.accountId}`, burst: 1200, everySeconds: 0.1 },
  ]);

/** What the company's public pages show. */
export const readPublic: Act<typeof getPublicAccount, void> = async (scope) => {
  const account = await row(scope);
  return {
    id: account.account_id,
    name: account.company_name,
    companyIdentifier: account.company_identifier,
    email: account.contact_email,
    phoneNumber: account.phone_number,
    street: account.street,
    city: account.city,
    postCode: account.post_code,
    state: account.state,
    registryNumber: account.registry_number,
    logoUrl: logoUrl(scope, account.logo),
    privacyPolicy: account.privacy_policy,
    fullCheckinAccess: account.full_checkin_access,
    keyDrop: account.key_drop,
    delegations: account.delegations,
    retention: retentionOf(account),
    uploadTicket: (await uploadTicket(scope.config.secret, scope.accountId, scope.now())).ticket,
  };
};

/** Whose pages are shown where an address names no company. */
export const findDemo: Act<typeof getDemoAccount> = async ({ config, read }) => {
  const made =
    config.demo && (await read(demoAccountId, ({ db }) => db.selectFrom('accounts').select('account_id').execute()));
  if (!made || made.length === 0) throw new AppError('notFound');
  return { id: demoAccountId };
};
