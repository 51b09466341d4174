import { allows } from '@llave/contract/access';
import { createBooking } from '@llave/contract/bookings';
import type { User } from '@llave/contract/users';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { missingText } from '../../../i18n/missing-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePageTitle } from '../../../lib/browser/page-title.ts';
import { isChanged } from '../../../lib/forms/differences.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { useLiveIssues } from '../../../lib/forms/live-issues.ts';
import { useSession } from '../../../lib/session/session.ts';
import { BackLink } from '../../../ui/buttons/BackLink.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LeaveGuard } from '../../../ui/editing/LeaveGuard.tsx';
import classes from '../../../ui/forms/form-page.module.css';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { addBooking } from '../api.ts';
import { lastShown } from '../last-shown.ts';
import { BookingFields } from './BookingFields.tsx';
import { bookingBlame, bookingFields, bookingSchema, formOf, newBooking, type Wish } from './booking-form.ts';
import { useOverlap } from './use-overlap.ts';

const route = getRouteApi('/dashboard/booking');

export const NewBookingPage = () => {
  const me = useSession()?.user;
  const wish = route.useSearch();
  return me && allows(createBooking.access, me) ? <NewBooking me={me} wish={wish} /> : <Forbidden />;
};

type NewBookingProps = { me: User; wish: Wish };

const NewBooking = ({ me, wish }: NewBookingProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [initial] = useState(() => newBooking(wish));
  const overlaps = useOverlap();
  usePageTitle(t('bookings.add'));
  const form = useForm({
    initial,
    schema: async () => bookingSchema,
    blame: bookingBlame,
    send: async (values) => {
      const { id } = await overlaps.watch(values, () => addBooking(formOf(values)));
      notifySuccess(t('bookings.created'));
      await navigate({
        to: '/dashboard/booking/$bookingId',
        params: { bookingId: id },
        replace: true,
        ignoreBlocker: true,
      });
    },
  });
  const { broken, fields } = useLiveIssues(form, bookingSchema);
  const missing = missingText(t, broken);
  return (
    <div className={classes.page}>
      <BackLink to="/dashboard/bookings" search={lastShown()}>
        {t('bookings.return')}
      </BackLink>
      <PageHead title={t('bookings.add')} lead={t('bookings.newLead')} />
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <BookingFields form={fields} accountId={me.accountId} overlaps={overlaps} isNew />
        <FailureNotice error={form.failure} fallback="forms.saveFailed" />
        <div className={classes.row}>
          <p role="status">{missing}</p>
          <Button type="submit" className={classes.submit} loading={form.busy} disabled={missing !== undefined}>
            {t('bookings.submit')}
          </Button>
        </div>
        <LeaveGuard unsaved={isChanged(bookingFields, form.values, initial)} />
      </form>
    </div>
  );
};
