import { allows } from '@llave/contract/access';
import { changeIncident, closeIncident, type Incident } from '@llave/contract/incidents';
import { smallPicture } from '@llave/contract/picture-address';
import type { User } from '@llave/contract/users';
import { IconCircleCheck, IconCircleX, IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { dayAndTime } from '../../../lib/time/dates.ts';
import { BackLink } from '../../../ui/buttons/BackLink.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Gallery } from '../../../ui/overlays/Gallery.tsx';
import { Chip } from '../../../ui/signs/Chip.tsx';
import { Picture } from '../../../ui/signs/Picture.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { FileUpload } from '../../../ui/uploads/FileUpload.tsx';
import { toolQuery } from '../../tools/api.ts';
import { addPicture } from '../api.ts';
import { noticeTime } from '../notice-time.ts';
import { StateChip } from '../StateChip.tsx';
import { IncidentAbout } from './IncidentAbout.tsx';
import { IncidentActions } from './IncidentActions.tsx';
import classes from './IncidentDetail.module.css';
import { Observations } from './Observations.tsx';

/** All there is to one incident; once closed it can only be read. */
export const IncidentDetail = ({ incident, me }: { incident: Incident; me: User }) => {
  const { t, language } = useTranslation();
  const closed = incident.closedDate !== null;
  const mayAdd = !closed && allows(changeIncident.access, me);
  const manages = !closed && allows(closeIncident.access, me);
  const date = dayAndTime(incident.createdDate, language);
  const { creator, creatorName } = incident;
  const opened = creator
    ? t('incidents.opened', { date, name: fullName(creator) })
    : t(creatorName ? 'incidents.openedByLabelNamed' : 'incidents.openedByLabel', { date, name: creatorName });
  return (
    <>
      <BackLink to="/dashboard/incidents">{t('incidents.return')}</BackLink>
      <div className={classes.head}>
        <h1>{incident.tool.name}</h1>
        <StateChip closed={closed} />
        <p>{opened}</p>
      </div>
      <div className={classes.columns}>
        <div className={classes.side}>
          <IncidentTool incident={incident} manages={manages} />
        </div>
        <div className={classes.main}>
          {closed && <Closing incident={incident} />}
          <IncidentAbout incident={incident} mayCorrect={manages || (mayAdd && incident.createdBy === me.id)} />
          <Pictures incident={incident} mayAdd={mayAdd} />
          <Observations incident={incident} mayAdd={mayAdd} />
        </div>
      </div>
    </>
  );
};

/** How it ended, in the words of who closed it. */
const Closing = ({ incident: { closer, closedDate, closingNote, repaired } }: { incident: Incident }) => {
  const { t, language } = useTranslation();
  const date = closedDate ? dayAndTime(closedDate, language) : '';
  return (
    <Panel title={t('incidents.closing.title')}>
      <p className={classes.note}>{closingNote}</p>
      <p className={classes.outcome} data-repaired={repaired || undefined}>
        {repaired ? <IconCircleCheck size={22} /> : <IconCircleX size={22} />}
        {t(repaired ? 'incidents.closing.repaired' : 'incidents.closing.notRepaired')}
      </p>
      <p className={classes.by}>
        {closer ? t('incidents.closing.by', { name: fullName(closer), date }) : t('incidents.closing.at', { date })}
      </p>
    </Panel>
  );
};

type PicturesProps = { incident: Incident; mayAdd: boolean };

/** What it looks like; a picture that has arrived but could not be added waits here for another try. */
const Pictures = ({ incident, mayAdd }: PicturesProps) => {
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
      notifySuccess(t('incidents.pictureAdded'), noticeTime);
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

type IncidentToolProps = { incident: Incident; manages: boolean };

/** The tool as it is now, and what those who manage it can do about it. */
const IncidentTool = ({ incident, manages }: IncidentToolProps) => {
  const { t } = useTranslation();
  const { tool } = incident;
  const now = useQuery(toolQuery(tool.id)).data;
  const isEnable = now?.isEnable ?? tool.isEnable;
  return (
    <section className={classes.card} aria-label={t('incidents.toolOf')} data-blocked={!isEnable || undefined}>
      <Picture
        url={smallPicture(tool.imgUrl)}
        alt=""
        className={classes.picture}
        placeholder={<IconTool size={48} stroke={1.4} />}
      />
      <div className={classes.words}>
        {tool.isRetired ? (
          <Chip tone="retired">{t('incidents.retired')}</Chip>
        ) : (
          <Chip tone={isEnable ? 'free' : 'incident'}>{t(isEnable ? 'incidents.usable' : 'incidents.blocked')}</Chip>
        )}
        <Link to="/dashboard/tool/$toolId" params={{ toolId: tool.id }} className={classes.name}>
          {tool.name}
        </Link>
        {tool.reference && <p className={classes.reference}>{tool.reference}</p>}
      </div>
      {manages && <IncidentActions incident={incident} isEnable={isEnable} />}
    </section>
  );
};
