import { type Booking, reviewForm } from '@llave/contract/bookings';
import { Button, Textarea } from '@mantine/core';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import type { Schema } from '../../lib/form-values.ts';
import { readKilometers } from '../../lib/kilometers.ts';
import { announce } from '../../ui/announce.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { review } from './api.ts';
import classes from './ReviewForm.module.css';

type Props = { booking: Booking; kilometers: number | undefined };
type Values = { kilometers: string; note: string };

const formOf = ({ kilometers, note }: Values) => ({ kilometers: readKilometers(kilometers) as number, note });
const schema: Schema = { safeParse: (values) => reviewForm.safeParse(formOf(values as Values)) };

/** The kilometres as the photo shows them, and what there is to say. */
export const ReviewForm = ({ booking, kilometers }: Props) => {
  const { t } = useTranslation();
  const form = useForm<Values>({
    initial: { kilometers: kilometers === undefined ? '' : String(kilometers), note: '' },
    schema: async () => schema,
    send: async (values) => {
      await review(booking, formOf(values));
      announce(t, t('bookings.review.done'));
    },
  });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <TextField
        {...form.field('kilometers')}
        label={t('bookings.review.kilometers')}
        error={form.errors.kilometers}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
      />
      <Textarea
        {...form.field('note')}
        label={t('bookings.review.note')}
        description={t('bookings.review.noteHint')}
        error={ruleText(t, form.errors.note)}
        maxLength={2000}
        rows={3}
      />
      <FailureNotice error={form.failure} fallback="bookings.review.failed" />
      <Button type="submit" loading={form.busy}>
        {t('bookings.review.submit')}
      </Button>
    </form>
  );
};
