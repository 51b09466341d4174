import { wizardImageEndings } from '@llave/contract/wizard-forms';
import { ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { UploadCard } from '../../../ui/uploads/UploadCard.tsx';
import type { CheckIn, Photo } from '../use-check-in.ts';

type Props = { checkIn: CheckIn; photo: Photo };

/** A picture that may be missing: taken with the phone, or chosen from it. */
export const PhotoCard = ({ checkIn: { draft, photos, sending, set }, photo }: Props) => {
  const { t } = useTranslation();
  return (
    <UploadCard
      label={t(`checkIn.fields.${photo}`)}
      prompt={t('checkIn.photoPrompt')}
      purpose="image"
      upload={photos[photo]}
      isHere={draft.values[photo] !== null}
      endings={wizardImageEndings}
      onRemove={() => set({ [photo]: null })}
      error={ruleText(t, sending.refused[photo])}
    />
  );
};
