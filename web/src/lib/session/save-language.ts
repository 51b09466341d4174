import type { Language } from '@llave/contract/fields';
import { changeOwnLanguage } from '@llave/contract/users';
import { chosenLanguage, stored } from '../../i18n/chosen-language.ts';
import { safeLocalStorage } from '../browser/storage.ts';
import { call } from '../calls/call.ts';
import { refreshUser } from './session.ts';

/** What somebody chooses who is signed in is theirs on every machine; where it cannot be told, it is this machine's. */
export const saveLanguage = async (language: Language) => {
  const user = await call(changeOwnLanguage, { body: { language } }).catch(() => null);
  if (!user || language !== chosenLanguage()) return;
  refreshUser(user);
  safeLocalStorage.remove(stored);
};
