import type { IncidentCard as Incident } from '@llave/contract/incidents';
import { smallPicture } from '@llave/contract/picture-address';
import { IconAlertTriangle, IconQrcode, IconTool } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { Picture } from '../../ui/Picture.tsx';
import classes from './IncidentCard.module.css';
import { creatorOf } from './people.ts';
import { StateChip } from './StateChip.tsx';

/** One incident in a list: which tool, what is wrong, who says so, and the way to all of it. */
export const IncidentCard = ({ incident }: { incident: Incident }) => {
  const { t, language } = useTranslation();
  const { id, tool, incidentType, description, createdDate, closedDate, creator } = incident;
  const type = t(`incidentTypes.${incidentType}`);
  return (
    <article className={classes.card} data-closed={closedDate !== null || undefined} aria-label={tool.name}>
      <div className={classes.main}>
        <Picture
          url={smallPicture(tool.imgUrl)}
          alt=""
          className={classes.picture}
          placeholder={<IconTool size={34} stroke={1.5} />}
          lazy
        />
        <div className={classes.words}>
          <div className={classes.head}>
            <StateChip closed={closedDate !== null} />
            <time dateTime={createdDate}>{dayAndTime(createdDate, language)}</time>
          </div>
          <h2>{tool.name}</h2>
          {tool.reference && <p className={classes.reference}>{tool.reference}</p>}
          <p className={classes.type}>
            <IconAlertTriangle size={18} />
            {type}
          </p>
        </div>
      </div>
      <p className={classes.description}>{description}</p>
      <p className={classes.creator}>
        {creator ? <Initials user={creator} /> : <IconQrcode size={36} stroke={1.5} />}
        <span>{creatorOf(t, incident)}</span>
      </p>
      <ButtonLink
        to="/dashboard/incident/$incidentId"
        params={{ incidentId: id }}
        variant={closedDate ? 'default' : 'light'}
        fullWidth
        aria-label={t('incidents.seeOf', { tool: tool.name, type })}
      >
        {t('incidents.see')}
      </ButtonLink>
    </article>
  );
};
