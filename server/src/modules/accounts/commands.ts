import type { changeAccount, signUp } from '@llave/contract/accounts';
import type { Input } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import { hashPassword, refuseCommonPassword } from '../../adapters/passwords.ts';
import { party } from '../../http/audit.ts';
import { requireFreshProof } from '../../http/callers/admission.ts';
import { changedFile, withChanges } from '../../http/changes.ts';
import type { Act, Before } from '../../http/route.ts';
import { refuseStale } from '../../http/versions.ts';
import { signUpBudgets, takenBudgets } from '../authentication/budgets.ts';
import { requireFile } from '../files/queries.ts';
import { createUser } from '../users/commands.ts';
import { localeOf } from '../users/languages.ts';
import { accountOf, readAccount } from './queries.ts';

export const hashFirst: Before<typeof signUp, string> = async (outside, { body }) => {
  refuseCommonPassword(body.password);
  await outside.spend([...signUpBudgets(outside.address), ...takenBudgets(outside.address)]);
  return hashPassword(body.password, { of: outside.address });
};

/** Makes the company and its first admin, and welcomes them with the link that confirms their address. */
export const register: Act<typeof signUp, string> = async (scope, { body }, passwordHash) => {
  const made = await scope.found(async ({ db, accountId, mail, note }) => {
    await db
      .insertInto('accounts')
      .values({
        company_name: body.companyName,
        company_identifier: body.companyIdentifier,
        phone_number: body.phoneNumber,
        email: body.email,
        street: body.address.street,
        city: body.address.city,
        state: body.address.state,
        post_code: body.address.postCode,
        language: body.language,
      })
      .execute();
    const person = firstPerson(body);
    const userId = await createUser(db, {
      ...person,
      email: body.email,
      isUnconfirmed: true,
      userName: null,
      isAdmin: true,
      language: localeOf(body.language),
      passwordHash,
    });
    const { companyName } = body;
    note({ actor: party({ ...person, id: userId }), subject: { id: accountId, name: companyName } });
    await mail({ kind: 'welcome', userId, companyName, name: person.name }, body.email, body.language);
    return { id: accountId };
  });
  await scope.refund(takenBudgets(scope.address));
  return made;
};

/** One who gives half a name is called by it. */
const firstPerson = ({ name, surname, companyName }: Input<typeof signUp>['body']) => ({
  name: name || surname || companyName,
  surname: (name && surname) || '',
});

export const change: Act<typeof changeAccount> = async (scope, { body }) => {
  const { db } = scope;
  const row = await db.selectFrom('accounts').selectAll().forUpdate().executeTakeFirst();
  if (!row) throw new AppError('notFound');
  const was = await accountOf(scope, row);
  refuseStale(body.version, was);
  if (body.secondFactor && body.secondFactor !== was.secondFactor) requireFreshProof(scope.me, scope.now());
  const logo = changedFile(row.logo, body.logo, body.logoUrl);
  if (logo && logo !== row.logo) await requireFile(scope, logo, 'image', 'logo');
  const { address: addressChanges, ...changes } = body;
  const form = withChanges(was, { ...changes, logo });
  const address = withChanges(was.address, addressChanges);

  await db
    .updateTable('accounts')
    .set({
      company_name: form.companyName,
      company_identifier: form.companyIdentifier,
      phone_number: form.phoneNumber,
      street: address.street,
      city: address.city,
      state: address.state,
      post_code: address.postCode,
      logo,
      privacy_policy: form.privacyPolicy,
      full_checkin_access: form.fullCheckinAccess,
      key_drop: form.keyDrop,
      registry_number: form.registryNumber,
      contact_email: form.contactEmail,
      delegations: form.delegations,
      check_in_hours: form.checkInHours,
      key_drop_minutes: form.keyDropMinutes,
      second_factor: form.secondFactor,
      pictures_months: form.retention.pictures,
      papers_months: form.retention.papers,
      reports_months: form.retention.reports,
      blocked_months: form.retention.blocked,
      audit_months: form.auditMonths,
    })
    .execute();
  const now = await readAccount(scope);
  scope.note({ subject: { id: now.id, name: now.companyName }, before: was, after: now });
  return now;
};
