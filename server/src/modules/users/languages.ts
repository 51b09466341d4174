import type { Language } from '@llave/contract/fields';
import type { changeOwnLanguage } from '@llave/contract/users';
import { userOf } from '../../http/callers/member.ts';
import type { Act } from '../../http/route.ts';
import { lockUser } from './queries.ts';

/** A language as people's settings have it. */
export const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : 'es-ES');

export const changeOwn: Act<typeof changeOwnLanguage> = async ({ db, me, accountId }, { body }) => {
  const language = localeOf(body.language);
  await db.updateTable('users').set({ language }).where('user_id', '=', me.id).execute();
  return userOf(await lockUser(db, me.id), accountId);
};
