import type { ErrorCode } from '@llave/contract/errors';
import { errors } from './es/errors.ts';
import { rules } from './es/rules.ts';
import type { TextKey, Translate } from './translation.ts';

/** An error in words: what its code says, or the fallback where the code says no more than that it failed. */
export const failureText = (t: Translate, error: unknown, fallback: TextKey) => {
  const { code, details } = (error ?? {}) as { code?: ErrorCode; details?: unknown };
  const { offline, retryAfter } = (details ?? {}) as { offline?: boolean; retryAfter?: number };
  if (offline || isLostScript(error)) return t('frame.offline');
  if (code === 'tooMany' && retryAfter) return t('frame.tooManySeconds', { count: retryAfter });
  return code && code !== 'failed' && code in errors ? t(`errors.${code}`) : t(fallback);
};

/** The sentence for a broken rule. */
export const ruleText = (t: Translate, code: string | undefined) =>
  code && t(code in rules ? `rules.${code as keyof typeof rules}` : 'rules.invalid');

const isLostScript = (error: unknown) => error instanceof TypeError && /import|fetch/i.test(error.message);
