import { type Booking, reviewForm } from '@llave/contract/bookings';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { review } from './api.ts';
import { ReviewFields } from './ReviewFields.tsx';
import classes from './ReviewForm.module.css';
import { reviewOf, reviewValues, typed } from './review-values.ts';

type Props = { booking: Booking; kilometers: number | undefined };

export const ReviewForm = ({ booking, kilometers }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: reviewValues(kilometers),
    schema: async () => typed(reviewForm),
    send: async (values) => {
      await review(booking, reviewOf(values));
      announce(t('bookings.review.done'));
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
