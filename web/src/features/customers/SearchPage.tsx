import type { PublicAccount } from '@llave/contract/accounts';
import type { AppError } from '@llave/contract/errors';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { failureText, ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { readDraft, useDraft } from '../../lib/forms/draft.ts';
import { useForm } from '../../lib/forms/form.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PhoneLink } from '../../ui/buttons/PhoneLink.tsx';
import classes from '../../ui/forms/public-form.module.css';
import { TextInput } from '../../ui/forms/TextInput.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { searchBooking } from './api.ts';
import { CompanyFrame } from './CompanyFrame.tsx';
import { keepVisit } from './visit.ts';

const route = getRouteApi('/customer/booking/$accountId');

/** Where the letters of a company lead: number and surname open the booking. */
export const SearchPage = () => {
  const { t } = useTranslation();
  const { accountId } = route.useParams();
  const { number = '', key, notice } = route.useSearch();
  return (
    <CompanyFrame key={accountId} accountId={accountId} about={t('customers.title')}>
      {(company) => (
        <SearchForm key={number} company={company} number={number} letterKey={key} hasExpired={notice === 'expired'} />
      )}
    </CompanyFrame>
  );
};

type SearchFormProps = { company: PublicAccount; number: string; letterKey: string | undefined; hasExpired: boolean };

/** Number and surname open the booking for this visit. */
const SearchForm = ({ company, number, letterKey, hasExpired }: SearchFormProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const draft = `booking search ${company.id} ${number}`;
  const form = useForm({
    initial: readDraft(draft, { bookingNumber: number, surname: '' }),
    schema: () => import('@llave/contract/customers').then((file) => file.bookingSearch),
    send: async (values) => {
      const asked = { bookingNumber: values.bookingNumber.trim(), surname: values.surname.trim() };
      const { booking, code } = await searchBooking(company.id, asked, letterKey);
      const { bookingNumber } = booking.bookingInfo;
      keepVisit({ code, bookingId: booking.id, accountId: company.id, bookingNumber, key: letterKey });
      await navigate({ to: '/customer/booking/management' });
    },
  });
  useDraft(draft, form.values);

  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <div className={classes.intro}>
        <h1>{t('customers.search.title')}</h1>
        <p>{t('customers.search.lead')}</p>
      </div>
      {hasExpired && form.failure === null && <Notice kind="info">{t('customers.search.expired')}</Notice>}
      <TextInput
        {...form.field('bookingNumber')}
        label={t('customers.search.bookingNumber')}
        error={ruleText(t, form.errors.bookingNumber)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <TextInput
        {...form.field('surname')}
        label={t('customers.search.surname')}
        error={ruleText(t, form.errors.surname)}
        autoComplete="family-name"
        maxLength={100}
        required
      />
      <SearchFailure error={form.failure} phone={company.phoneNumber} />
      <Button type="submit" className={classes.submit} loading={form.busy} fullWidth>
        {t('customers.search.submit')}
      </Button>
    </form>
  );
};

type SearchFailureProps = { error: unknown; phone: string };

/** One sentence for whatever does not fit, with somebody to call; too many tries say how long to wait. */
const SearchFailure = ({ error, phone }: SearchFailureProps) => {
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
