import { ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import type { FormFields } from '../../../lib/forms/form.ts';
import { Textarea } from '../../../ui/forms/Textarea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';

type Props = { form: FormFields; note: { label: string; hint: string } };

/** The kilometres as the vehicle shows them, and what there is to say. */
export const ReviewFields = ({ form, note }: Props) => {
  const { t } = useTranslation();
  return (
    <>
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
        label={note.label}
        description={note.hint}
        error={ruleText(t, form.errors.note)}
        maxLength={2000}
        rows={3}
      />
    </>
  );
};
