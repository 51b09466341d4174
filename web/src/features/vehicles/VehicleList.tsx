import { allows } from '@llave/contract/access';
import type { User } from '@llave/contract/users';
import { createVehicle } from '@llave/contract/vehicles';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useVehicles } from './api.ts';
import { NoVehicles } from './NoVehicles.tsx';
import { VehicleCard } from './VehicleCard.tsx';
import classes from './VehicleList.module.css';

type Props = { me: User; q: string; search: (words: string) => void };

/** The vehicles for rent, by plate, and which of them are free. */
export const VehicleList = ({ me, q, search }: Props) => {
  const { t } = useTranslation();
  const list = useVehicles(me.accountId, q);
  usePageTitle(t('vehicles.title'));

  const manages = allows(createVehicle.access, me);
  const add = manages && (
    <ButtonLink to="/dashboard/vehicle" variant="accent" leftSection={<IconPlus size={20} />}>
      {t('vehicles.add')}
    </ButtonLink>
  );
  const count = list.items?.length ?? 0;
  return (
    <>
      <PageHead title={t('vehicles.title')} lead={t('vehicles.lead')}>
        {add}
      </PageHead>
      <SearchField label={t('vehicles.search')} value={q} onSearch={search} />
      <p className={classes.count} role="status">
        {count > 0 && t(list.more ? 'vehicles.countMore' : 'vehicles.count', { count })}
      </p>
      <PagedList
        list={list}
        failed="vehicles.failed"
        skeleton={<CardsSkeleton className={classes.cards} height={174} />}
        empty={<NoVehicles q={q} showAll={() => search('')} add={add} />}
      >
        {(vehicles) => (
          <ul className={classes.cards} aria-label={t('vehicles.title')}>
            {vehicles.map((vehicle) => (
              <li key={vehicle.id}>
                <VehicleCard vehicle={vehicle} mayEdit={manages} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
