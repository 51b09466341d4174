import { fieldIncidentTypes, priorities } from '@llave/contract/field-incidents';
import type { User } from '@llave/contract/users';
import { IconFilterOff, IconMessageReport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { categoryText } from '../../i18n/category-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { Button, buttonLook } from '../../ui/buttons/Button.tsx';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { StatePills } from '../../ui/forms/StatePills.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { NoMatch } from '../../ui/states/NoMatch.tsx';
import { CardList } from '../../ui/tables/CardList.tsx';
import { accountQuery } from '../accounts/api.ts';
import { useFieldIncidents } from './api.ts';
import { FieldIncidentCard } from './FieldIncidentCard.tsx';
import classes from './FieldIncidentList.module.css';
import { categoriesOf, type Filter, isNarrowed, noFilter, withType } from './filter.ts';

type Props = { me: User; filter: Filter; show: (filter: Filter) => void };

/** What the sites report, newest first. */
export const FieldIncidentList = ({ me, filter, show }: Props) => {
  const { t } = useTranslation();
  const list = useFieldIncidents(me.accountId, filter);
  usePageTitle(t('fieldIncidents.title'));

  return (
    <>
      <PageHead title={t('fieldIncidents.title')} lead={t('fieldIncidents.lead')} />
      <FieldIncidentFilters accountId={me.accountId} filter={filter} show={show} />
      <CardList
        list={list}
        noun="fieldIncidents"
        className={classes.cards}
        height={272}
        empty={<NoFieldIncidents accountId={me.accountId} filter={filter} showAll={() => show(noFilter)} />}
      >
        {(incident) => <FieldIncidentCard incident={incident} />}
      </CardList>
    </>
  );
};

type FieldIncidentFiltersProps = { accountId: string; filter: Filter; show: (filter: Filter) => void };

const FieldIncidentFilters = ({ accountId, filter, show }: FieldIncidentFiltersProps) => {
  const { t } = useTranslation();
  const { q, state, delegation, incidentType, category, priority } = filter;
  const known = useQuery(accountQuery(accountId)).data?.delegations ?? [];
  const delegations = [...new Set([...known, ...(delegation ? [delegation] : [])])];
  return (
    <div className={classes.filters}>
      <SearchField label={t('fieldIncidents.search')} value={q} onSearch={(words) => show({ ...filter, q: words })} />
      <StatePills
        noun="fieldIncidents"
        tone="incident"
        value={state}
        onChange={(chosen) => show({ ...filter, state: chosen })}
      />
      <div className={classes.selects}>
        <FilterSelect
          label={t('fieldIncidents.filters.delegation')}
          all={t('fieldIncidents.filters.anyDelegation')}
          options={delegations.map((value) => ({ value, label: value }))}
          value={delegation}
          onChange={(chosen) => show({ ...filter, delegation: chosen })}
        />
        <FilterSelect
          label={t('fieldIncidents.filters.type')}
          all={t('fieldIncidents.filters.anyType')}
          options={fieldIncidentTypes.map((value) => ({ value, label: t(`field.types.${value}`) }))}
          value={incidentType}
          onChange={(chosen) => show(withType(filter, chosen))}
        />
        <FilterSelect
          label={t('fieldIncidents.filters.category')}
          all={t('fieldIncidents.filters.anyCategory')}
          options={categoriesOf(incidentType).map((value) => ({ value, label: categoryText(t, value) }))}
          value={category}
          onChange={(chosen) => show({ ...filter, category: chosen })}
        />
        <FilterSelect
          label={t('fieldIncidents.filters.priority')}
          all={t('fieldIncidents.filters.anyPriority')}
          options={priorities.map((value) => ({ value, label: t(`fieldIncidents.priorities.${value}`) })).toReversed()}
          value={priority}
          onChange={(chosen) => show({ ...filter, priority: chosen })}
        />
        {isNarrowed(filter) && (
          <Button variant="default" leftSection={<IconFilterOff size={20} />} onClick={() => show({ ...noFilter, q })}>
            {t('fieldIncidents.filters.clear')}
          </Button>
        )}
      </div>
    </div>
  );
};

type NoFieldIncidentsProps = { accountId: string; filter: Filter; showAll: () => void };

const NoFieldIncidents = ({ accountId, filter, showAll }: NoFieldIncidentsProps) => {
  const { t } = useTranslation();
  const { q } = filter;
  if (!q && !isNarrowed(filter))
    return (
      <EmptyState
        icon={<IconMessageReport size={36} />}
        title={t('fieldIncidents.empty')}
        lead={t('fieldIncidents.emptyLead')}
      >
        <a {...buttonLook({ variant: 'default' })} href={`/field-incident/${accountId}`} target="_blank" rel="noopener">
          {t('fieldIncidents.openPage')}
        </a>
      </EmptyState>
    );
  if (q) return <NoMatch noun="fieldIncidents" q={q} showAll={showAll} />;
  return (
    <EmptyState
      icon={<IconFilterOff size={36} />}
      title={t('fieldIncidents.noneSo')}
      lead={t('fieldIncidents.noneSoLead')}
    >
      <Button variant="default" onClick={showAll}>
        {t('fieldIncidents.showAll')}
      </Button>
    </EmptyState>
  );
};
