import { repairOptions } from '@llave/contract/check-ins';
import type { User } from '@llave/contract/users';
import { IconCar, IconFilterOff } from '@tabler/icons-react';
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
import { useCheckIns } from './api.ts';
import { CheckInCard } from './CheckInCard.tsx';
import classes from './CheckInList.module.css';
import { bringers, type Filter, noFilter } from './filter.ts';
import { choices } from './names.ts';

type Props = { me: User; filter: Filter; show: (filter: Filter) => void };

/** What has come in and what has left again, newest first. */
export const CheckInList = ({ me, filter, show }: Props) => {
  const { t } = useTranslation();
  const list = useCheckIns(me.accountId, filter);
  usePageTitle(t('checkIns.title'));

  return (
    <>
      <PageHead title={t('checkIns.title')} lead={t('checkIns.lead')} />
      <CheckInFilters filter={filter} show={show} />
      <CardList
        list={list}
        noun="checkIns"
        className={classes.cards}
        height={264}
        empty={<NoCheckIns accountId={me.accountId} filter={filter} showAll={() => show(noFilter)} />}
      >
        {(checkIn) => <CheckInCard checkIn={checkIn} />}
      </CardList>
    </>
  );
};

type CheckInFiltersProps = { filter: Filter; show: (filter: Filter) => void };

const CheckInFilters = ({ filter, show }: CheckInFiltersProps) => {
  const { t } = useTranslation();
  const { state, by, option } = filter;
  return (
    <div className={classes.filters}>
      <SearchField label={t('checkIns.search')} value={filter.q} onSearch={(q) => show({ ...filter, q })} />
      <StatePills noun="checkIns" tone="mine" value={state} onChange={(chosen) => show({ ...filter, state: chosen })} />
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

type NoCheckInsProps = { accountId: string; filter: Filter; showAll: () => void };

const NoCheckIns = ({ accountId, filter, showAll }: NoCheckInsProps) => {
  const { t } = useTranslation();
  const { q } = filter;
  if (Object.entries(noFilter).every(([name, value]) => filter[name as keyof Filter] === value))
    return (
      <EmptyState icon={<IconCar size={36} />} title={t('checkIns.empty')} lead={t('checkIns.emptyLead')}>
        <a {...buttonLook({ variant: 'default' })} href={`/check-in/${accountId}`} target="_blank" rel="noopener">
          {t('checkIns.openPage')}
        </a>
      </EmptyState>
    );
  if (q) return <NoMatch noun="checkIns" q={q} showAll={showAll} />;
  return (
    <EmptyState icon={<IconFilterOff size={36} />} title={t('checkIns.noneSo')} lead={t('checkIns.noneSoLead')}>
      <Button variant="default" onClick={showAll}>
        {t('checkIns.showAll')}
      </Button>
    </EmptyState>
  );
};
