import { isDeepStrictEqual } from 'node:util';
import type { Roles } from '@llave/contract/access';
import { defaultRoles, levels } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import type { changeUser, createAdmin, createWorker, deleteUser } from '@llave/contract/users';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { party } from '../../http/audit.ts';
import { requireFreshProof } from '../../http/callers/admission.ts';
import { userOf } from '../../http/callers/member.ts';
import { withChanges } from '../../http/changes.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { refuseStale } from '../../http/versions.ts';
import { endConfirmations } from '../addresses/links.ts';
import { askToConfirm, notifyOfWish, wish } from '../addresses/wishes.ts';
import { endSessionsOf } from '../authentication/sessions.ts';
import { voidTokens } from '../authentication/tokens.ts';
import { dropFactors } from '../factors/removal.ts';
import { refuseBeyond } from '../quotas/use.ts';
import { isBreakGlass } from '../sign-on/rule.ts';
import { revokeBadges } from './badges.ts';
import { nameAgain } from './names.ts';
import { findUserRow, lockUser, type UserRow, waitsHere } from './queries.ts';
import { isLowered, refuseHigher, refuseMoreThanOwn } from './reach.ts';

export type NewUser = {
  name: string;
  surname: string;
  /** Counts at once. */
  email: string | null;
  /** Counts once its owner confirms it. */
  pendingEmail?: string;
  /** Whether the owner of the address has yet to open the link, though it counts. */
  isUnconfirmed?: boolean;
  userName: string | null;
  isAdmin: boolean;
  access?: Roles;
  language: string;
  passwordHash: string | null;
};

export const addWorker: Act<typeof createWorker> = async (scope, { body }) => {
  const access = withChanges(defaultRoles, body.access);
  refuseMoreThanOwn(scope, defaultRoles, access);
  return added(scope, { ...body, access, email: null, isAdmin: false });
};

export const addAdmin: Act<typeof createAdmin, void> = (scope, { body }) =>
  added(scope, { ...body, email: null, pendingEmail: body.email, userName: null, isAdmin: true });

/** Adds a person and the names they sign in by; a name that someone has, in any company, is refused. */
export const createUser = async (db: Db, user: NewUser): Promise<string> => {
  const { user_id: userId } = await db
    .insertInto('users')
    .values({
      ...rowOf(user),
      email: user.email,
      pending_email: user.pendingEmail ?? null,
      email_confirmed_at: user.email && !user.isUnconfirmed ? new Date() : null,
      is_admin: user.isAdmin,
      language: user.language,
      password_hash: user.passwordHash,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await nameAgain(db, userId, user);
  return userId;
};

export const change: Act<typeof changeUser, void> = async (scope, { body }) => {
  const before = await lockUser(scope.db, body.id);
  const was = userOf(before, scope.accountId);
  refuseStale(body.version, was);
  if (body.surname === '' && was.surname !== '')
    throw new AppError('invalid', [{ path: 'surname', code: 'surnameRequired' }]);
  const isAdmin = body.isAdmin ?? was.isAdmin;
  if (!scope.me.isAdmin && (was.isAdmin || isAdmin)) throw new AppError('forbidden');
  if (was.isAdmin && !isAdmin) await refuseDemotion(scope, before);
  const access = withChanges(was.access, body.access);
  refuseMoreThanOwn(scope, was.access, access);
  if (isAdmin !== was.isAdmin || !isDeepStrictEqual(access, was.access)) requireFreshProof(scope.me, scope.now());

  if (!isAdmin) await refuseStranded(scope, body.id, access);

  const names = namesOf(body, was, isAdmin);
  if (names.email !== was.email || names.userName !== was.userName) refuseHigher(scope, was);
  const after = { ...withChanges(was, { ...body, isAdmin, access }), ...names };
  const addresses = names.email === was.email ? before : wish(before, names.email);
  const { email, pending_email, email_confirmed_at } = addresses;
  await scope.db
    .updateTable('users')
    .set({ ...rowOf(after), email, pending_email, email_confirmed_at, is_admin: isAdmin })
    .where('user_id', '=', body.id)
    .execute();
  await nameAgain(scope.db, body.id, { email, userName: names.userName });
  await notifyOfWish(scope, before, addresses);
  scope.note({ subject: party(was), before: was, after });
  if (was.isAdmin && !isAdmin) await endSessionsOf(scope.db, body.id, scope.now());
  if (isLowered(was, after)) await voidTokens(scope.db, body.id, scope.now());
  return shown(scope, body.id);
};

export const remove: Act<typeof deleteUser> = async (scope, { params }) => {
  const { db, me } = scope;
  const person = await lockUser(db, params.id);
  if (person.is_admin && !me.isAdmin) throw new AppError('forbidden');
  if (person.is_admin || person.user_id === me.id) await refuseDemotion(scope, person);

  await releaseNothing(scope, params.id);
  scope.note({ subject: party(userOf(person, scope.accountId)) });
  const now = scope.now();
  await db.updateTable('users').set({ deleted_at: now }).where('user_id', '=', params.id).execute();
  await db.deleteFrom('sign_in_names').where('user_id', '=', params.id).execute();
  await endSessionsOf(db, params.id, now);
  await voidTokens(db, params.id, now);
  await endConfirmations(db, params.id);
  await revokeBadges(db, params.id, now);
  await dropFactors(db, params.id);
  return {};
};

/** Who holds tools stays until they are given back or reassigned; what they only asked for is dropped. */
const releaseNothing = async ({ db }: MemberScope, userId: string) => {
  refuseHolder(await heldBy(db, userId).execute());
  await dropRequests(db, userId);
};

/** Nobody is left with a tool that they may no longer touch, and so could not give back. */
const refuseStranded = async ({ db }: MemberScope, userId: string, { toolsRoleId }: Roles) => {
  const held = heldBy(db, userId);
  const closed = held.where(
    sql<boolean>`exists (select from tool_exclusions x where x.tool_id = tools.tool_id and x.user_id = ${userId})`,
  );
  refuseHolder(await (toolsRoleId < levels.view ? held : closed).execute());
  if (toolsRoleId < levels.view) await dropRequests(db, userId);
};

const heldBy = (db: Db, userId: string) =>
  db.selectFrom('tools').select(['tool_id as id', 'name']).where('holder_id', '=', userId).orderBy('sort_name');

const refuseHolder = (tools: { id: string; name: string }[]) => {
  if (tools.length > 0) throw new AppError('holdsTools', { tools });
};

const dropRequests = (db: Db, userId: string) =>
  db.updateTable('tools').set({ requested_by: null }).where('requested_by', '=', userId).execute();

const added = async (scope: MemberScope, user: Omit<NewUser, 'language' | 'passwordHash'>) => {
  if (user.pendingEmail && (await waitsHere(scope.db, user.pendingEmail))) throw new AppError('identifierTaken');
  await refuseBeyond(scope, 'people', 1);
  const userId = await createUser(scope.db, { ...user, language: 'es-ES', passwordHash: null });
  const row = (await findUserRow(scope.db, userId)) as UserRow;
  await askToConfirm(scope, row);
  const person = userOf(row, scope.accountId);
  scope.note({ subject: party(person), after: person });
  return person;
};

const shown = async ({ db, accountId }: MemberScope, userId: string) =>
  userOf((await findUserRow(db, userId)) as UserRow, accountId);

const rowOf = (user: Pick<NewUser, 'name' | 'surname' | 'userName' | 'access'>) => {
  const access = user.access ?? defaultRoles;
  return {
    name: user.name,
    surname: user.surname,
    user_name: user.userName,
    renting_role: access.rentingRoleId,
    tools_role: access.toolsRoleId,
    management_role: access.managementRoleId,
    checking_role: access.checkingRoleId,
  };
};

/** An admin signs in by an address and a worker by a name; what the other kind had may stay. */
const namesOf = (
  body: { email?: string | null; userName?: string | null },
  was: { email: string | null; userName: string | null },
  isAdmin: boolean,
) => {
  const email = body.email === undefined ? was.email : body.email;
  const userName = body.userName === undefined ? was.userName : body.userName;
  if (isAdmin && !email) throw new AppError('invalid', [{ path: 'email', code: 'emailRequired' }]);
  if (!email && !userName) throw new AppError('invalid', [{ path: 'userName', code: 'userNameRequired' }]);
  return { email, userName };
};

/** The admins are locked together, so that two of them cannot end each other at once; one stays who can sign in. */
const refuseDemotion = async ({ db, me }: MemberScope, person: UserRow) => {
  if (person.user_id === me.id) throw new AppError('yourself');
  if (await isBreakGlass(db, person.user_id)) throw new AppError('breakGlass');
  const admins = await db
    .selectFrom('users')
    .select(['user_id', 'email'])
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  if (!admins.some(({ user_id, email }) => email && user_id !== person.user_id)) throw new AppError('lastAdmin');
};
