import type { AppError } from '@llave/contract/errors';
import type { Language } from '@llave/contract/fields';
import { failureText } from '../../i18n/failure-text.ts';
import type { Translate } from '../../i18n/translation.ts';
import type { Progress } from '../../lib/uploads/upload-pace.ts';

const MB = 1024 * 1024;

export const percentOf = ({ sent, total }: Progress) => Math.min(99, Math.floor((sent / total) * 100));

/** How much and how long, as one would say it: 31 de 48 MB · quedan unos 20 s. */
export const progressText = (t: Translate, language: Language, progress: Progress | null) => {
  if (!progress) return t('files.preparing');
  if (progress.waiting) return t('files.waiting');
  if (progress.sent >= progress.total) return t('files.finishing');
  return [amount(t, language, progress), timeLeft(t, progress.secondsLeft)].filter(Boolean).join(' · ');
};

const amount = (t: Translate, language: Language, { sent, total }: Progress) => {
  const [unit, key] = total >= MB ? ([MB, 'files.amount'] as const) : ([1024, 'files.amountSmall'] as const);
  const digits = unit === MB && total < 10 * MB ? 1 : 0;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits, minimumFractionDigits: digits });
  return t(key, { sent: format.format(sent / unit), total: format.format(total / unit) });
};

/** Rounded the way people say it, so that it does not flicker. */
const timeLeft = (t: Translate, seconds: number | null) => {
  if (seconds === null) return '';
  if (seconds > 90) return t('files.minutesLeft', { count: Math.round(seconds / 60) });
  return t('files.secondsLeft', { count: seconds > 10 ? Math.ceil(seconds / 5) * 5 : Math.max(1, seconds) });
};

/** Why a file was not taken, and what to do about it. */
export const uploadFailure = (t: Translate, error: unknown) => {
  const { code, details } = (error ?? {}) as Partial<AppError>;
  const limit = (details ?? {}) as { maxBytes?: number; endings?: string[] };
  if (code === 'tooLarge')
    return limit.maxBytes ? t('files.tooLarge', { max: Math.floor(limit.maxBytes / MB) }) : t('files.tooManyPixels');
  if (code === 'fileKind') return t(limit.endings ? 'rules.imageFormatInvalid' : 'files.fileKind');
  if (code === 'invalid') return t('files.broken');
  if (code === 'unavailable') return t('files.lost');
  return failureText(t, error, 'files.failed');
};

/** Whether sending the same file again can help. */
export const canRetry = (error: unknown) =>
  !['tooLarge', 'fileKind', 'invalid', 'forbidden'].includes((error as Partial<AppError> | null)?.code ?? '');
