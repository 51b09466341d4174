import { failureText } from '../../i18n/failure-text.ts';
import type { Translate } from '../../i18n/translation.ts';
import type { CheckIn } from './use-check-in.ts';

/** Why it did not go out, and what to do about it; nothing while nothing is wrong. */
export const sendingText = (t: Translate, { busy, failure, refused }: CheckIn['sending'], isUnsure: boolean) => {
  if (busy) return undefined;
  const { offline, retryAfter = 0 } = (failure?.details ?? {}) as { offline?: boolean; retryAfter?: number };
  if (isUnsure) return t('checkIn.sign.unsure');
  if (!failure) return undefined;
  if (offline) return t('checkIn.sign.offline');
  if (Object.keys(refused).length > 0) return t('checkIn.sign.refused');
  if (failure.code === 'keyReused') return t('checkIn.sign.arrived');
  if (failure.code === 'tooMany' && retryAfter > 90)
    return t('frame.tooManyMinutes', { count: Math.ceil(retryAfter / 60) });
  return failureText(t, failure, 'checkIn.sign.failed');
};
