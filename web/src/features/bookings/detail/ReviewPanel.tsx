import { type Booking, reviewForm } from '@llave/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/translation.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { kilometersText } from '../../../lib/text/kilometers.ts';
import { shortDayAndTime } from '../../../lib/time/madrid.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Fact } from '../../../ui/signs/Fact.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { vehicleQuery } from '../../vehicles/api.ts';
import { review } from '../api.ts';
import { ReviewFields } from './ReviewFields.tsx';
import classes from './ReviewPanel.module.css';
import { reviewOf, reviewValues, typed } from './review-values.ts';

type Props = { booking: Booking; mayReview: boolean };

/** The end of a booking: somebody looks at the vehicle, and afterwards who did and what they noted. */
export const ReviewPanel = ({ booking, mayReview }: Props) => {
  const { t, language } = useTranslation();
  const { status, review, vehicle, isTakenBack } = booking;
  const due = status === 'Pendiente de revision' && mayReview;
  const known = useQuery({ ...vehicleQuery(vehicle.id), enabled: due });
  if (due)
    return (
      <Panel title={t('bookings.review.title')} lead={t('bookings.review.lead')}>
        {known.isPending ? (
          <RowsSkeleton />
        ) : (
          <ReviewForm booking={booking} kilometers={known.data?.currentKilometers} />
        )}
      </Panel>
    );
  if (!review) return null;

  const date = shortDayAndTime(review.timestamp);
  const kind = isTakenBack ? 'takeBack' : 'review';
  return (
    <Panel title={t(isTakenBack ? 'bookings.takeBack.panel' : 'bookings.review.title')}>
      <dl className={classes.facts}>
        <Fact label={t('bookings.review.kilometers')}>{kilometersText(review.kilometers, language)}</Fact>
        {review.note && (
          <Fact label={t(isTakenBack ? 'bookings.takeBack.note' : 'bookings.review.noted')}>{review.note}</Fact>
        )}
      </dl>
      <p className={classes.by}>
        {review.user ? t(`bookings.${kind}.by`, { name: review.user, date }) : t(`bookings.${kind}.at`, { date })}
      </p>
    </Panel>
  );
};

type ReviewFormProps = { booking: Booking; kilometers: number | undefined };

const ReviewForm = ({ booking, kilometers }: ReviewFormProps) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: reviewValues(kilometers),
    schema: async () => typed(reviewForm),
    send: async (values) => {
      await review(booking, reviewOf(values));
      notifySuccess(t('bookings.review.done'));
    },
  });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <ReviewFields form={form} note={{ label: t('bookings.review.note'), hint: t('bookings.review.noteHint') }} />
      <FailureNotice error={form.failure} fallback="bookings.review.failed" />
      <Button type="submit" loading={form.busy}>
        {t('bookings.review.submit')}
      </Button>
    </form>
  );
};
