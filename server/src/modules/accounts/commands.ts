import type { changeAccount, signUp } from '@llave/contract/accounts';
import { AppError } from '@llave/contract/errors';
import { hashPassword, refuseCommonPassword } from '../../adapters/passwords.ts';
import type { Act, Before } from '../../http/route.ts';
import { refuseStale } from '../../http/versions.ts';
import { signUpBudgets } from '../authentication/budgets.ts';
import { requireFile } from '../files/queries.ts';
import { createUser } from '../users/commands.ts';
import { accountOf, readAccount } from './queries.ts';

export const hashFirst: Before<typeof signUp, string> = async (outside, { body }) => {
  refuseCommonPassword(body.password);
  await outside.spend(signUpBudgets(outside.address));
  return hashPassword(body.password);
};

/** Makes the company and its first admin, and welcomes them. */
export const register: Act<typeof signUp, string> = (scope, { body }, passwordHash) =>
  scope.found(async ({ db, accountId, mail }) => {
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
    await createUser(db, {
      name: body.companyName,
      surname: '',
      email: body.email,
      userName: null,
      isAdmin: true,
      language: body.language === 'en' ? 'en-GB' : 'es-ES',
      passwordHash,
    });
    await mail({ kind: 'welcome', companyName: body.companyName, name: body.companyName }, body.email, body.language);
    return { id: accountId };
  });

export const change: Act<typeof changeAccount> = async (scope, { body }) => {
  const { db } = scope;
  const row = await db.selectFrom('accounts').selectAll().forUpdate().executeTakeFirst();
  if (!row) throw new AppError('notFound');
  refuseStale(body.version, await accountOf(scope, row));
  if (body.logo && body.logo !== row.logo) await requireFile(scope, body.logo, 'image', 'logo');

  await db
    .updateTable('accounts')
    .set({
      company_name: body.companyName,
      company_identifier: body.companyIdentifier,
      phone_number: body.phoneNumber,
      street: body.address.street,
      city: body.address.city,
      state: body.address.state,
      post_code: body.address.postCode,
      logo: body.logo,
      privacy_policy: body.privacyPolicy,
      full_checkin_access: body.fullCheckinAccess,
      key_drop: body.keyDrop,
      registry_number: body.registryNumber,
      delegations: body.delegations,
      ...(body.checkInHours !== undefined && { check_in_hours: body.checkInHours }),
      ...(body.retention && {
        pictures_months: body.retention.pictures,
        papers_months: body.retention.papers,
        reports_months: body.retention.reports,
        blocked_months: body.retention.blocked,
      }),
    })
    .execute();
  return readAccount(scope);
};
