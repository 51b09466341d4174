import type { Incident } from '@llave/contract/incidents';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { announce } from '../../ui/announce.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FileUpload } from '../../ui/FileUpload.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { addPicture } from './api.ts';
import { noticeTime } from './notice-time.ts';

type Props = { incident: Incident; mayAdd: boolean };

/** What it looks like; a picture that has arrived but could not be added waits here for another try. */
export const Pictures = ({ incident, mayAdd }: Props) => {
  const { t } = useTranslation();
  const [arrived, setArrived] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { id, images } = incident;

  const add = async (fileName: string) => {
    setArrived(fileName);
    setFailure(null);
    try {
      await addPicture(incident, fileName);
      setArrived(null);
      announce(t('incidents.pictureAdded'), noticeTime);
    } catch (error) {
      setFailure(error);
    }
  };
  const title = t('incidents.pictures');
  if (images.length === 0 && !mayAdd) return null;

  return (
    <Panel title={title}>
      {images.length > 0 && <Gallery label={title} images={images} />}
      {mayAdd && (
        <FileUpload
          label={t(images.length > 0 ? 'incidents.anotherPicture' : 'incidents.addPicture')}
          purpose="image"
          value={arrived}
          onChange={(fileName) => fileName && void add(fileName)}
          slot={`incident ${id}`}
          disabled={arrived !== null}
        />
      )}
      {arrived && failure !== null && (
        <ErrorState error={failure} fallback="incidents.pictureFailed" retry={() => add(arrived)} />
      )}
    </Panel>
  );
};
