import { useTranslation } from '../../../i18n/translation.ts';
import { useNow } from '../../../lib/time/now.ts';
import type { Telling } from './facts.ts';

/** The language spoken now and the time of day, for the words about a tool. */
export const useTelling = (): Telling => ({ ...useTranslation(), now: useNow() });
