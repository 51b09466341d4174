import { allows } from '@llave/contract/access';
import { changeIncident, closeIncident, type Incident } from '@llave/contract/incidents';
import type { User } from '@llave/contract/users';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/dates.ts';
import { fullName } from '../../lib/full-name.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Closing } from './Closing.tsx';
import { IncidentAbout } from './IncidentAbout.tsx';
import classes from './IncidentDetail.module.css';
import { IncidentTool } from './IncidentTool.tsx';
import { Observations } from './Observations.tsx';
import { Pictures } from './Pictures.tsx';
import { StateChip } from './StateChip.tsx';

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
