import type { User } from '@llave/contract/users';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx';
import { FilterPills } from '../../ui/FilterPills.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { type State, useIncidents } from './api.ts';
import { IncidentCard } from './IncidentCard.tsx';
import classes from './IncidentList.module.css';
import { NoIncidents } from './NoIncidents.tsx';

type Shown = { q: string; state: State | undefined };
type Props = Shown & { me: User; show: (shown: Shown) => void };

/** What fails and what failed, newest first. */
export const IncidentList = ({ me, q, state, show }: Props) => {
  const { t } = useTranslation();
  const list = useIncidents(me.accountId, q, state);
  usePageTitle(t('incidents.title'));

  const count = list.items?.length ?? 0;
  return (
    <>
      <PageHead title={t('incidents.title')} lead={t('incidents.lead')} />
      <div className={classes.tools}>
        <SearchField label={t('incidents.search')} value={q} onSearch={(words) => show({ q: words, state })} />
        <FilterPills
          label={t('incidents.which')}
          value={state ?? 'all'}
          onChange={(chosen) => show({ q, state: chosen === 'all' ? undefined : chosen })}
          options={[
            { value: 'all', label: t('incidents.all') },
            { value: 'open', label: t('incidents.onlyOpen'), tone: 'incident' },
            { value: 'closed', label: t('incidents.onlyClosed'), tone: 'retired' },
          ]}
        />
      </div>
      <p className={classes.count} role="status">
        {count > 0 && t(list.more ? 'incidents.countMore' : 'incidents.count', { count })}
      </p>
      <PagedList
        list={list}
        failed="incidents.failed"
        skeleton={<CardsSkeleton className={classes.cards} height={232} />}
        empty={<NoIncidents q={q} state={state} showAll={() => show({ q: '', state: undefined })} />}
      >
        {(incidents) => (
          <ul className={classes.cards} aria-label={t('incidents.title')}>
            {incidents.map((incident) => (
              <li key={incident.id}>
                <IncidentCard incident={incident} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
