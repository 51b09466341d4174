import { useTranslation } from '../../i18n/translation.ts';
import { UploadCard } from '../../ui/UploadCard.tsx';
import type { ReturnFiles } from './use-return-files.ts';

/** The dashboard photo and the walk-around video, each taken by the phone's camera. */
export const FileCards = ({ cockpit, inspection }: ReturnFiles) => {
  const { t } = useTranslation();
  return (
    <>
      <UploadCard
        label={t('customers.files.cockpit')}
        purpose="image"
        capture="environment"
        upload={cockpit.upload}
        isHere={cockpit.isHere}
      />
      <UploadCard
        label={t('customers.files.inspection')}
        purpose="video"
        capture="environment"
        upload={inspection.upload}
        isHere={inspection.isHere}
      />
    </>
  );
};
