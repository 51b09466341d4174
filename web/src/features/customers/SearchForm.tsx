import type { PublicAccount } from '@llave/contract/accounts';
import { useNavigate } from '@tanstack/react-router';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { readDraft, useDraft } from '../../lib/draft.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from '../../ui/public-form.module.css';
import { TextInput } from '../../ui/TextInput.tsx';
import { searchBooking } from './api.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { keepVisit } from './visit.ts';

type Props = { company: PublicAccount; number: string; letterKey: string | undefined; hasExpired: boolean };

/** Number and surname open the booking for this visit. */
export const SearchForm = ({ company, number, letterKey, hasExpired }: Props) => {
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
