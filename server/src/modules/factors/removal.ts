import { AppError } from '@llave/contract/errors';
import type { removeFactors } from '@llave/contract/factors';
import { languageOf } from '@llave/contract/fields';
import type { Db } from '../../db/database.ts';
import { party } from '../../http/audit.ts';
import { userOf } from '../../http/callers/member.ts';
import type { Act } from '../../http/route.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { findUserRow, lockUser } from '../users/queries.ts';
import { refuseHigher } from '../users/reach.ts';
import { waysOf } from './queries.ts';

/** For somebody who lost theirs; nobody does away with their own without showing it. */
export const removeOf: Act<typeof removeFactors> = async (scope, { params }) => {
  const person = userOf(await lockUser(scope.db, params.id), scope.accountId);
  if (person.id === scope.me.id) throw new AppError('yourself');
  if (person.isAdmin && !scope.me.isAdmin) throw new AppError('forbidden');
  refuseHigher(scope, person);

  const { ways } = await waysOf(scope.db, person.id);
  if (ways.length === 0) throw new AppError('notFound');
  await dropFactors(scope.db, person.id);
  await notifyOfFactor(scope, person.id, 'factorRemoved', 'all');
  return {};
};

export const dropFactors = async (db: Db, userId: string) => {
  await db.deleteFrom('totps').where('user_id', '=', userId).execute();
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
};

/** Recovery codes stand in for a factor: without one they open nothing. */
export const endWithLast = async (db: Db, userId: string) => {
  const { ways } = await waysOf(db, userId);
  if (ways.every((way) => way === 'recovery')) await dropFactors(db, userId);
};

/** Says it to the person and in the audit trail. */
export const notifyOfFactor = async (
  { db, mail, note }: VisitorScope,
  userId: string,
  kind: 'factorAdded' | 'factorRemoved',
  factor: 'totp' | 'passkey' | 'all',
) => {
  const person = await findUserRow(db, userId);
  if (!person) return;
  const { name, email, language } = person;
  note({ subject: party({ ...person, id: userId }), after: { factor } });
  if (email) await mail({ kind, name, factor }, email, languageOf(language));
};
