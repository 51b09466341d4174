import type { Vehicle } from '@llave/contract/vehicles';
import { IconGauge, IconPencil } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { kilometersText } from '../../lib/kilometers.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { NumberPlate } from '../../ui/NumberPlate.tsx';
import classes from './VehicleCard.module.css';
import { stateTones, VehicleState } from './VehicleState.tsx';

type Props = { vehicle: Vehicle; mayEdit: boolean };

/** One vehicle in the list: its plate, what it is, how far it has gone, and whether it is free. */
export const VehicleCard = ({ vehicle, mayEdit }: Props) => {
  const { t, language } = useTranslation();
  const { id, brand, model, numberPlate, currentKilometers, state } = vehicle;
  const name = `${brand} ${model}`;
  return (
    <article className={classes.card} data-tone={stateTones[state]} aria-label={`${name}, ${numberPlate}`}>
      <VehicleState vehicle={vehicle} />
      <h2>{name}</h2>
      <div className={classes.facts}>
        <NumberPlate>{numberPlate}</NumberPlate>
        <p className={classes.kilometers}>
          <IconGauge size={20} stroke={1.8} />
          {kilometersText(currentKilometers, language)}
        </p>
      </div>
      {mayEdit && (
        <ButtonLink
          to="/dashboard/vehicle/$vehicleId"
          params={{ vehicleId: id }}
          variant="light"
          fullWidth
          leftSection={<IconPencil size={20} />}
          aria-label={t('vehicles.editOf', { plate: numberPlate })}
        >
          {t('vehicles.edit')}
        </ButtonLink>
      )}
    </article>
  );
};
