import type { Language } from '@llave/contract/fields';
import { browserKeeps } from '../lib/kept.ts';

/** The name under which the choice is kept. */
export const stored = 'language';

/** The language chosen on this machine; Spanish as long as none is. */
export const chosenLanguage = (): Language => (browserKeeps.read(stored) === 'en' ? 'en' : 'es');
