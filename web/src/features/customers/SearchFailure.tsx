import type { AppError } from '@llave/contract/errors';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

type Props = { error: unknown; phone: string };

/** One sentence for whatever does not fit, with somebody to call; too many tries say how long to wait. */
export const SearchFailure = ({ error, phone }: Props) => {
  const { t } = useTranslation();
  if (!error) return null;
  const { code, details } = error as AppError;
  const { retryAfter = 0 } = (details ?? {}) as { retryAfter?: number };
  if (code === 'bookingNotFound')
    return (
      <Notice kind="bad">
        {t('customers.search.notFound')} <PhoneLink number={phone} />.
      </Notice>
    );
  if (code === 'tooMany' && retryAfter > 90)
    return <Notice kind="bad">{t('frame.tooManyMinutes', { count: Math.ceil(retryAfter / 60) })}</Notice>;
  return <Notice kind="bad">{failureText(t, error, 'customers.search.failed')}</Notice>;
};
