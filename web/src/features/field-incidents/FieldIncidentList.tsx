import type { User } from '@llave/contract/users';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useFieldIncidents } from './api.ts';
import { FieldIncidentCard } from './FieldIncidentCard.tsx';
import { FieldIncidentFilters } from './FieldIncidentFilters.tsx';
import classes from './FieldIncidentList.module.css';
import { type Filter, noFilter } from './filter.ts';
import { NoFieldIncidents } from './NoFieldIncidents.tsx';

type Props = { me: User; filter: Filter; show: (filter: Filter) => void };

/** What the sites report, newest first. */
export const FieldIncidentList = ({ me, filter, show }: Props) => {
  const { t } = useTranslation();
  const list = useFieldIncidents(me.accountId, filter);
  usePageTitle(t('fieldIncidents.title'));

  const count = list.items?.length ?? 0;
  return (
    <>
      <PageHead title={t('fieldIncidents.title')} lead={t('fieldIncidents.lead')} />
      <FieldIncidentFilters accountId={me.accountId} filter={filter} show={show} />
      <p className={classes.count} role="status">
        {count > 0 && t(list.more ? 'fieldIncidents.countMore' : 'fieldIncidents.count', { count })}
      </p>
      <PagedList
        list={list}
        failed="fieldIncidents.failed"
        skeleton={<CardsSkeleton className={classes.cards} height={272} />}
        empty={<NoFieldIncidents accountId={me.accountId} filter={filter} showAll={() => show(noFilter)} />}
      >
        {(incidents) => (
          <ul className={classes.cards} aria-label={t('fieldIncidents.title')}>
            {incidents.map((incident) => (
              <li key={incident.id}>
                <FieldIncidentCard incident={incident} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
