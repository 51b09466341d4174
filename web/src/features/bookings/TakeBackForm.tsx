import { type Booking, takeBackForm } from '@llave/contract/bookings';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import classes from '../../ui/dialog-form.module.css';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { takeBack } from './api.ts';
import { ReviewFields } from './ReviewFields.tsx';
import { reviewOf, reviewValues, typed } from './review-values.ts';

type Props = { booking: Booking; kilometers: number | undefined; close: () => void };

/** Nobody ends a rental in the customer's stead without saying why. */
export const TakeBackForm = ({ booking, kilometers, close }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: reviewValues(kilometers),
    schema: async () => typed(takeBackForm),
    send: async (values) => {
      await takeBack(booking, reviewOf(values));
      close();
      announce(t('bookings.takeBack.done'));
    },
  });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <p className={classes.lead}>{t('bookings.takeBack.lead')}</p>
      <ReviewFields form={form} note={{ label: t('bookings.takeBack.note'), hint: t('bookings.takeBack.noteHint') }} />
      <FailureNotice error={form.failure} fallback="bookings.takeBack.failed" />
      <div className={classes.actions}>
        <Button variant="default" onClick={close}>
          {t('forms.cancel')}
        </Button>
        <Button type="submit" loading={form.busy}>
          {t('bookings.takeBack.submit')}
        </Button>
      </div>
    </form>
  );
};
