import { AppError } from '@llave/contract/errors';
import { languageOf } from '@llave/contract/fields';
import { party } from '../../http/audit.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { revokeBadges } from '../users/badges.ts';
import { endSessionsOf } from './sessions.ts';
import { voidTokens } from './tokens.ts';

/** The new hash, the end of every session and of every open link, and a word to the person: all or nothing. */
export const replacePassword = async (
  scope: VisitorScope,
  userId: string,
  hash: string,
  { endBadge }: { endBadge: boolean },
) => {
  const person = await scope.db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(['name', 'surname', 'email', 'language'])
    .executeTakeFirst();
  if (!person) throw new AppError('notFound');
  scope.note({ subject: party({ ...person, id: userId }), after: { endBadge } });

  await endSessionsOf(scope.db, userId, scope.now());
  await voidTokens(scope.db, userId, scope.now());
  if (endBadge) await revokeBadges(scope.db, userId, scope.now());
  if (person.email)
    await scope.mail({ kind: 'passwordChanged', name: person.name }, person.email, languageOf(person.language));
};
