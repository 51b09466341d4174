import { allows } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import { type getUser, type listUsers, readsPeople, type userExists } from '@llave/contract/users';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { Person } from '../../db/tenancy.ts';
import { type Addresses, userOf } from '../../http/callers/member.ts';
import { pageOf, patternsOf, readCursor } from '../../http/pages.ts';
import type { Act, Before } from '../../http/route.ts';
import { mayBeGiven } from '../tools/exclusions.ts';
import { findTool } from '../tools/visibility.ts';

const columns = [
  'user_id',
  'name',
  'surname',
  'user_name',
  'email',
  'pending_email',
  'email_confirmed_at',
  'is_admin',
  'renting_role',
  'tools_role',
  'management_role',
  'checking_role',
  'language',
  'version',
] as const;

/** A person as they are, whatever session they come by. */
type Row = Person & Addresses;
export type UserRow = Row & { password_hash: string | null; factor_since: Date | null };

/** By what a person knows which of their accounts is meant. */
export const signInNameOf = ({ email, user_name, name }: UserRow) => email ?? user_name ?? name;

/** Those who still belong to the company. */
const present = (db: Db) => db.selectFrom('users').where('deleted_at', 'is', null);

const place = z.tuple([z.string(), z.uuid()]);

export const list: Act<typeof listUsers> = async (scope, { query }) => {
  const { db, accountId } = scope;
  if (query.mayUseTool) await findTool(scope, query.mayUseTool);
  const after = readCursor(query.cursor, place);
  let found = present(db)
    .select(columns)
    .select('sort_name')
    .orderBy('sort_name')
    .orderBy('user_id')
    .limit(query.limit + 1);
  if (query.kind) found = found.where('is_admin', '=', query.kind === 'admin');
  if (query.mayUseTool) found = found.where(mayBeGiven(query.mayUseTool));
  if (after) found = found.where(sql<boolean>`(sort_name, user_id) > (${after[0]}, ${after[1]}::uuid)`);
  for (const pattern of patternsOf(query.q))
    found = found.where(
      sql<boolean>`unaccent(concat_ws(' ', name, surname, user_name, email, pending_email)) ilike unaccent(${pattern})`,
    );
  const rows = await found.execute();
  return pageOf(
    rows,
    query.limit,
    (row) => [row.sort_name, row.user_id],
    (row) => userOf(row as Row, accountId),
  );
};

export const read: Act<typeof getUser> = async ({ db, me, accountId }, { params }) => {
  if (me.id !== params.id && !allows(readsPeople, me)) throw new AppError('forbidden');
  const row = await findUserRow(db, params.id);
  if (!row) throw new AppError('notFound');
  return userOf(row, accountId);
};

/** Whether a name is taken says something of other companies, so it can be asked only so often. */
export const findTaken: Before<typeof userExists, boolean> = async (outside, { params }, { me }) => {
  await outside.spend([{ of: `exists:${me?.id}`, burst: 60, everySeconds: 2 }]);
  const isWaiting = () => outside.company(me?.accountId ?? '').read(({ db }) => waitsHere(db, params.email));
  return (await outside.isTaken(params.email)) || isWaiting();
};

/** Whether somebody in this company has yet to confirm that address. */
export const waitsHere = async (db: Db, email: string): Promise<boolean> => {
  const found = await present(db)
    .select('user_id')
    .where(sql<boolean>`lower(pending_email) = ${email.trim().toLowerCase()}`)
    .executeTakeFirst();
  return found !== undefined;
};

export const sayTaken: Act<typeof userExists, boolean> = async (_scope, _input, taken) => {
  if (!taken) throw new AppError('notFound');
  return {};
};

export const findUserRow = async (db: Db, userId: string): Promise<UserRow | undefined> => {
  const row = await present(db)
    .select(columns)
    .select(['password_hash', 'factor_since'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row as UserRow | undefined;
};

/** The same, held until the transaction ends: nobody is removed while something is given to them. */
export const lockUser = async (db: Db, userId: string): Promise<UserRow> => {
  const row = await present(db)
    .select(columns)
    .select(['password_hash', 'factor_since'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('notFound');
  return row as UserRow;
};

export const listAdmins = (db: Db) =>
  present(db).select(['email', 'language']).where('is_admin', '=', true).orderBy('user_id').execute();
