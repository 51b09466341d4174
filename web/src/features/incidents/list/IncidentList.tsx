import type { IncidentCard as Incident } from '@llave/contract/incidents';
import { smallPicture } from '@llave/contract/picture-address';
import type { User } from '@llave/contract/users';
import { IconAlertTriangle, IconCircleCheck, IconQrcode, IconTool } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePageTitle } from '../../../lib/browser/page-title.ts';
import { dayAndTime } from '../../../lib/time/dates.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { StatePills } from '../../../ui/forms/StatePills.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { Initials } from '../../../ui/signs/Initials.tsx';
import { Picture } from '../../../ui/signs/Picture.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { NoMatch } from '../../../ui/states/NoMatch.tsx';
import { CardList } from '../../../ui/tables/CardList.tsx';
import { type State, useIncidents } from '../api.ts';
import { creatorOf } from '../people.ts';
import { StateChip } from '../StateChip.tsx';
import classes from './IncidentList.module.css';

type Shown = { q: string; state: State | undefined };
type Props = Shown & { me: User; show: (shown: Shown) => void };

/** What fails and what failed, newest first. */
export const IncidentList = ({ me, q, state, show }: Props) => {
  const { t } = useTranslation();
  const list = useIncidents(me.accountId, q, state);
  usePageTitle(t('incidents.title'));

  return (
    <>
      <PageHead title={t('incidents.title')} lead={t('incidents.lead')} />
      <div className={classes.tools}>
        <SearchField label={t('incidents.search')} value={q} onSearch={(words) => show({ q: words, state })} />
        <StatePills noun="incidents" tone="incident" value={state} onChange={(chosen) => show({ q, state: chosen })} />
      </div>
      <CardList
        list={list}
        noun="incidents"
        className={classes.cards}
        height={232}
        empty={<NoIncidents q={q} state={state} showAll={() => show({ q: '', state: undefined })} />}
      >
        {(incident) => <IncidentCard incident={incident} />}
      </CardList>
    </>
  );
};

type NoIncidentsProps = { q: string; state: State | undefined; showAll: () => void };

const words = {
  all: ['incidents.empty', 'incidents.emptyLead'],
  open: ['incidents.emptyOpen', 'incidents.emptyOpenLead'],
  closed: ['incidents.emptyClosed', 'incidents.emptyClosedLead'],
} as const;

const NoIncidents = ({ q, state, showAll }: NoIncidentsProps) => {
  const { t } = useTranslation();
  const [title, lead] = words[state ?? 'all'];
  if (q) return <NoMatch noun="incidents" q={q} showAll={showAll} />;
  return (
    <EmptyState icon={<IconCircleCheck size={36} />} title={t(title)} lead={t(lead)}>
      {state && (
        <Button variant="default" onClick={showAll}>
          {t('incidents.showAll')}
        </Button>
      )}
    </EmptyState>
  );
};

/** One incident in a list: which tool, what is wrong, who says so, and the way to all of it. */
const IncidentCard = ({ incident }: { incident: Incident }) => {
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
