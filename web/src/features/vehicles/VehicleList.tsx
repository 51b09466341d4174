import { allows } from '@llave/contract/access';
import type { User } from '@llave/contract/users';
import { createVehicle, type Vehicle } from '@llave/contract/vehicles';
import { IconCar, IconGauge, IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { kilometersText } from '../../lib/text/kilometers.ts';
import { useNow } from '../../lib/time/now.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { ImportLink } from '../../ui/buttons/ImportLink.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { NumberPlate } from '../../ui/signs/NumberPlate.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { NoMatch } from '../../ui/states/NoMatch.tsx';
import { CardList } from '../../ui/tables/CardList.tsx';
import { useVehicles } from './api.ts';
import classes from './VehicleList.module.css';
import { toneOf, VehicleState } from './VehicleState.tsx';

type Props = { me: User; q: string; search: (words: string) => void };

/** The vehicles for rent, by plate, and which of them are free. */
export const VehicleList = ({ me, q, search }: Props) => {
  const { t } = useTranslation();
  const list = useVehicles(me.accountId, q);
  usePageTitle(t('vehicles.title'));

  const manages = allows(createVehicle.access, me);
  const add = manages && (
    <>
      <ImportLink kind="vehicles" />
      <ButtonLink to="/dashboard/vehicle" variant="accent" leftSection={<IconPlus size={20} />}>
        {t('vehicles.add')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHead title={t('vehicles.title')} lead={t('vehicles.lead')}>
        {add}
      </PageHead>
      <SearchField label={t('vehicles.search')} value={q} onSearch={search} />
      <CardList
        list={list}
        noun="vehicles"
        className={classes.cards}
        height={174}
        empty={<NoVehicles q={q} showAll={() => search('')} add={add} />}
      >
        {(vehicle) => <VehicleCard vehicle={vehicle} mayEdit={manages} />}
      </CardList>
    </>
  );
};

type NoVehiclesProps = { q: string; showAll: () => void; add: ReactNode };

const NoVehicles = ({ q, showAll, add }: NoVehiclesProps) => {
  const { t } = useTranslation();
  if (q) return <NoMatch noun="vehicles" q={q} showAll={showAll} />;
  return (
    <EmptyState icon={<IconCar size={36} />} title={t('vehicles.empty')} lead={t('vehicles.emptyLead')}>
      {add}
    </EmptyState>
  );
};

type VehicleCardProps = { vehicle: Vehicle; mayEdit: boolean };

/** One vehicle in the list: its plate, what it is, how far it has gone, and whether it is free. */
const VehicleCard = ({ vehicle, mayEdit }: VehicleCardProps) => {
  const { t, language } = useTranslation();
  const now = useNow();
  const { id, brand, model, numberPlate, currentKilometers } = vehicle;
  const name = `${brand} ${model}`;
  return (
    <article className={classes.card} data-tone={toneOf(vehicle, now)} aria-label={`${name}, ${numberPlate}`}>
      <VehicleState vehicle={vehicle} />
      <h2>{name}</h2>
      <div className={classes.facts}>
        <NumberPlate>{numberPlate}</NumberPlate>
        <p className={classes.kilometers}>
          <IconGauge size={20} stroke={1.8} />
          {kilometersText(currentKilometers, language)}
        </p>
      </div>
      <ButtonLink
        to="/dashboard/vehicle/$vehicleId"
        params={{ vehicleId: id }}
        variant="light"
        fullWidth
        leftSection={mayEdit && <IconPencil size={20} />}
        aria-label={t(mayEdit ? 'vehicles.editOf' : 'vehicles.seeOf', { plate: numberPlate })}
      >
        {t(mayEdit ? 'vehicles.edit' : 'vehicles.see')}
      </ButtonLink>
    </article>
  );
};
