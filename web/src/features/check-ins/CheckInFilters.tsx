import { repairOptions } from '@llave/contract/check-ins';
import { useTranslation } from '../../i18n/translation.ts';
import { FilterPills } from '../../ui/FilterPills.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import classes from './CheckInFilters.module.css';
import { bringers, type Filter } from './filter.ts';
import { choices } from './names.ts';

type Props = { filter: Filter; show: (filter: Filter) => void };

export const CheckInFilters = ({ filter, show }: Props) => {
  const { t } = useTranslation();
  const { state, by, option } = filter;
  return (
    <div className={classes.filters}>
      <SearchField label={t('checkIns.search')} value={filter.q} onSearch={(q) => show({ ...filter, q })} />
      <FilterPills
        label={t('checkIns.which')}
        value={state ?? 'all'}
        onChange={(chosen) => show({ ...filter, state: chosen === 'all' ? undefined : chosen })}
        options={[
          { value: 'all', label: t('checkIns.all') },
          { value: 'open', label: t('checkIns.onlyOpen'), tone: 'mine' },
          { value: 'closed', label: t('checkIns.onlyClosed'), tone: 'retired' },
        ]}
      />
      <div className={classes.selects}>
        <FilterSelect
          label={t('checkIns.by.label')}
          all={t('checkIns.by.all')}
          options={bringers.map((value) => ({ value, label: t(`checkIns.by.${value}`) }))}
          value={by}
          onChange={(chosen) => show({ ...filter, by: chosen })}
        />
        <FilterSelect
          label={t('checkIns.options.label')}
          all={t('checkIns.options.all')}
          options={repairOptions.map((value) => ({
            value: `${value}`,
            label: t(`checkIns.options.${choices[value]}`),
          }))}
          value={option && `${option}`}
          onChange={(chosen) => show({ ...filter, option: repairOptions.find((known) => `${known}` === chosen) })}
        />
      </div>
    </div>
  );
};
