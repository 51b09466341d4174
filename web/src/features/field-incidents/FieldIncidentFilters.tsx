import { fieldIncidentTypes, priorities } from '@llave/contract/field-incidents';
import { IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { categoryText } from '../../i18n/category-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterPills } from '../../ui/FilterPills.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { accountQuery } from '../accounts/api.ts';
import classes from './FieldIncidentFilters.module.css';
import { categoriesOf, type Filter, isNarrowed, noFilter, withType } from './filter.ts';

type Props = { accountId: string; filter: Filter; show: (filter: Filter) => void };

export const FieldIncidentFilters = ({ accountId, filter, show }: Props) => {
  const { t } = useTranslation();
  const { q, state, delegation, incidentType, category, priority } = filter;
  const known = useQuery(accountQuery(accountId)).data?.delegations ?? [];
  const delegations = [...new Set([...known, ...(delegation ? [delegation] : [])])];
  return (
    <div className={classes.filters}>
      <SearchField label={t('fieldIncidents.search')} value={q} onSearch={(words) => show({ ...filter, q: words })} />
      <FilterPills
        label={t('fieldIncidents.which')}
        value={state ?? 'all'}
        onChange={(chosen) => show({ ...filter, state: chosen === 'all' ? undefined : chosen })}
        options={[
          { value: 'all', label: t('fieldIncidents.all') },
          { value: 'open', label: t('fieldIncidents.onlyOpen'), tone: 'incident' },
          { value: 'closed', label: t('fieldIncidents.onlyClosed'), tone: 'retired' },
        ]}
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
