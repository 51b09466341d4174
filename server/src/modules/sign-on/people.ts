import { AppError } from '@llave/contract/errors';
import { languageOf } from '@llave/contract/fields';
import { sql } from 'kysely';
import type { Claims } from '../../adapters/provider.ts';
import type { Db } from '../../db/database.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { createUser } from '../users/commands.ts';
import { localeOf } from '../users/languages.ts';
import { findUserRow, type UserRow } from '../users/queries.ts';
import { domainOf } from './queries.ts';

const noRoles = { rentingRoleId: 1, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 } as const;

/**
 * Whom the provider means: who came as this subject before, else whose confirmed address it is, else somebody new. An
 * address that another subject has come with is another person's by now, and who was removed stays so.
 */
export const personOf = async (
  scope: VisitorScope,
  { issuer, domain }: { issuer: string; domain: string },
  claims: Claims,
): Promise<UserRow> => {
  const { db } = scope;
  const email = claims.email?.trim() ?? '';
  if (claims.email_verified !== true || domainOf(email) !== domain) throw new AppError('signOnFailed');

  const known = await findSubject(db, issuer, claims.sub);
  const same = known && (await findUserRow(db, known));
  if (same) return same;

  const holders = await listHolders(db, email);
  const holder = holders.find(({ deleted_at }) => !deleted_at);
  if (!holder && (known || holders.length > 0)) throw new AppError('signOnFailed');
  const userId = holder?.user_id ?? (await make(scope, email, claims));
  await keepSubject(db, issuer, claims.sub, userId);
  return (await findUserRow(db, userId)) as UserRow;
};

const findSubject = async (db: Db, issuer: string, subject: string) => {
  const row = await db
    .selectFrom('sign_on_subjects')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
};

/** Those who have or had this address, which they had confirmed. */
const listHolders = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['user_id', 'deleted_at'])
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where('email_confirmed_at', 'is not', null)
    .execute();

const keepSubject = async (db: Db, issuer: string, subject: string, userId: string) => {
  const kept = await db
    .insertInto('sign_on_subjects')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.columns(['account_id', 'issuer', 'subject']).doUpdateSet({ user_id: userId }))
    .returning('user_id')
    .executeTakeFirst()
    .catch((error: { constraint?: string }) => {
      throw error.constraint === 'sign_on_subjects_person' ? new AppError('signOnFailed') : error;
    });
  return kept;
};

const make = async (scope: VisitorScope, email: string, claims: Claims) => {
  const { language } = await scope.db.selectFrom('accounts').select('language').executeTakeFirstOrThrow();
  const person = {
    name: (claims.given_name || claims.name || email.split('@')[0] || email).trim().slice(0, 100),
    surname: ((claims.given_name && claims.family_name) || '').trim().slice(0, 100),
  };
  scope.note({ after: { ...person, email, access: noRoles } });
  return createUser(scope.db, {
    ...person,
    email,
    userName: null,
    isAdmin: false,
    access: noRoles,
    language: localeOf(languageOf(language)),
    passwordHash: null,
  });
};
