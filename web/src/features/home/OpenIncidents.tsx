import { allows } from '@llave/contract/access';
import { closeIncident } from '@llave/contract/incidents';
import { smallPicture } from '@llave/contract/picture-address';
import type { User } from '@llave/contract/users';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { useNow } from '../../lib/time/now.ts';
import { whenText } from '../../ui/signs/time-texts.ts';
import { useIncidents } from '../incidents/api.ts';
import { HomeList } from './HomeList.tsx';
import { LinkLine } from './LinkLine.tsx';

const most = 5;

/** What is wrong in the workshop, the newest first. */
export const OpenIncidents = ({ me }: { me: User }) => {
  const { t, language } = useTranslation();
  const now = useNow();
  const list = useIncidents(me.accountId, '', 'open');
  const all = allows(closeIncident.access, me) && <Link to="/dashboard/incidents">{t('home.seeIncidents')}</Link>;
  return (
    <HomeList title={t('home.incidents')} list={list} failed="incidents.failed" most={most} link={all}>
      {({ id, tool, incidentType, createdDate }) => (
        <LinkLine
          to="/dashboard/incident/$incidentId"
          params={{ incidentId: id }}
          pictureUrl={smallPicture(tool.imgUrl)}
          name={tool.name}
          detail={t('tools.facts.incident', {
            type: t(`incidentTypes.${incidentType}`),
            when: whenText(t, language, createdDate, now),
          })}
        />
      )}
    </HomeList>
  );
};
