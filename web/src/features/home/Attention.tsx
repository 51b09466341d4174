import { allows } from '@llave/contract/access';
import { closeIncident } from '@llave/contract/incidents';
import { smallPicture } from '@llave/contract/picture-address';
import { reportCalibrations } from '@llave/contract/reports';
import type { Today } from '@llave/contract/today';
import type { User } from '@llave/contract/users';
import { IconTool } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { today as dayOf, dayText } from '../../lib/time/days.ts';
import { useNow } from '../../lib/time/now.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { dueText, whenText } from '../../ui/signs/time-texts.ts';
import { ToolLineCard } from '../tools/cards/ToolLineCard.tsx';
import { AttentionLine } from './AttentionLine.tsx';
import { DayPanel } from './DayPanel.tsx';
import { IncidentLine } from './IncidentLine.tsx';

/** What somebody has to see to, each part only while there is something in it. */
export const Attention = ({ today: { workshop, sites, upkeep }, me }: { today: Today; me: User }) => (
  <>
    {workshop && workshop.incidents.total > 0 && <Incidents incidents={workshop.incidents} me={me} />}
    {sites && sites.total > 0 && <SiteReports sites={sites} />}
    {upkeep && upkeep.longOut.total > 0 && <LongOut longOut={upkeep.longOut} me={me} />}
    {upkeep && upkeep.calibrations.total > 0 && <Calibrations calibrations={upkeep.calibrations} me={me} />}
  </>
);

const placeholder = <IconTool size={22} stroke={1.6} />;

type IncidentsProps = { incidents: NonNullable<Today['workshop']>['incidents']; me: User };

const Incidents = ({ incidents: { items, total }, me }: IncidentsProps) => {
  const { t } = useTranslation();
  const all = t('day.all', { count: total });
  return (
    <DayPanel
      title={t('home.incidents')}
      note={allows(closeIncident.access, me) ? <Link to="/dashboard/incidents">{all}</Link> : total}
    >
      {items.map((incident) => (
        <IncidentLine key={incident.id} incident={incident} me={me} />
      ))}
    </DayPanel>
  );
};

const SiteReports = ({ sites: { items, total } }: { sites: NonNullable<Today['sites']> }) => {
  const { t, language } = useTranslation();
  const now = useNow();
  return (
    <DayPanel
      title={t('day.sites')}
      note={
        <Link to="/dashboard/field-incidents" search={{ state: 'open' }}>
          {t('day.all', { count: total })}
        </Link>
      }
    >
      {items.map(({ id, delegation, category, priority, createdDate, reference }) => (
        <AttentionLine
          key={id}
          name={`${delegation} · ${category}`}
          detail={`${t(`fieldIncidents.priorities.${priority}`)} · ${whenText(t, language, createdDate, now)}`}
          late={priority === 'high'}
          act={
            <ButtonLink
              to="/dashboard/field-incident/$fieldIncidentId"
              params={{ fieldIncidentId: id }}
              variant="default"
              aria-label={t('fieldIncidents.seeOf', { reference, category, delegation })}
            >
              {t('day.see')}
            </ButtonLink>
          }
        />
      ))}
    </DayPanel>
  );
};

type Upkeep = NonNullable<Today['upkeep']>;

const LongOut = ({ longOut: { items, total }, me }: { longOut: Upkeep['longOut']; me: User }) => {
  const { t } = useTranslation();
  return (
    <DayPanel title={t('day.longOut')} note={total}>
      {items.map((tool) => (
        <li key={tool.id}>
          <ToolLineCard tool={tool} me={me} flat />
        </li>
      ))}
    </DayPanel>
  );
};

type CalibrationsProps = { calibrations: Upkeep['calibrations']; me: User };

const Calibrations = ({ calibrations: { items, total }, me }: CalibrationsProps) => {
  const { t, language } = useTranslation();
  const now = useNow();
  const all = t('day.all', { count: total });
  return (
    <DayPanel
      title={t('home.calibrations')}
      note={
        allows(reportCalibrations.access, me) ? (
          <Link to="/dashboard/reports" search={{ tab: 'calibration' }}>
            {all}
          </Link>
        ) : (
          total
        )
      }
    >
      {items.map(({ id, name, imgUrl, nextCalibration }) => {
        const due = nextCalibration ?? dayOf(now);
        const words = dueText(t, due, now);
        return (
          <AttentionLine
            key={id}
            picture={{ url: smallPicture(imgUrl), placeholder }}
            name={name}
            detail={t('home.calibrationOn', { words, day: dayText(due, language) })}
            late={due < dayOf(now)}
            act={
              <ButtonLink
                to="/dashboard/tool/$toolId"
                params={{ toolId: id }}
                variant="default"
                aria-label={t('day.calibrateTool', { tool: name })}
              >
                {t('day.calibrate')}
              </ButtonLink>
            }
          />
        );
      })}
    </DayPanel>
  );
};
