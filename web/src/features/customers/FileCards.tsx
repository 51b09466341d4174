import { useTranslation } from '../../i18n/translation.ts';
import { UploadCard } from '../../ui/UploadCard.tsx';
import { type Recording, recordings } from './recordings.ts';
import type { ReturnFiles } from './use-return-files.ts';

type Props = { files: ReturnFiles; shown?: Recording[] };

/** The dashboard photo and the walk-around video, each taken by the phone's camera. */
export const FileCards = ({ files, shown = recordings }: Props) => {
  const { t } = useTranslation();
  return shown.map((recording) => (
    <UploadCard
      key={recording}
      label={t(`customers.files.${recording}`)}
      purpose={recording === 'cockpit' ? 'image' : 'video'}
      capture="environment"
      upload={files[recording].upload}
      isHere={files[recording].isHere}
    />
  ));
};
