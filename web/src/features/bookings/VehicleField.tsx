import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Period, vehicleQuery } from '../vehicles/api.ts';
import { VehicleChoices } from './VehicleChoices.tsx';
import classes from './VehicleField.module.css';
import { VehicleName } from './VehicleName.tsx';

type Props = {
  accountId: string;
  period: Period | null;
  value: string;
  onChange: (vehicleId: string) => void;
  error: string | undefined;
  /** The customer has it: another cannot be chosen. */
  fixed: boolean;
};

/** The vehicle that is promised: the chosen one, or those to choose from. */
export const VehicleField = ({ accountId, period, value, onChange, error, fixed }: Props) => {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const [picked, setPicked] = useState(false);
  const chosen = useQuery({ ...vehicleQuery(value), enabled: value !== '' }).data;
  const choose = (vehicleId: string) => {
    onChange(vehicleId);
    setChoosing(false);
    setPicked(true);
  };
  const open = !fixed && (value === '' || choosing);
  const ways = period ? 'lead' : 'leadNoDates';
  const lead = open ? ways : 'leadChosen';
  return (
    <Section title={t('bookings.vehicle.title')} lead={t(`bookings.vehicle.${lead}`)}>
      {value !== '' && chosen && (
        <div className={classes.chosen} data-wrong={error !== undefined || undefined}>
          <VehicleName vehicle={chosen} />
          {!fixed && !choosing && (
            <Button variant="default" autoFocus={picked} onClick={() => setChoosing(true)}>
              {t('bookings.vehicle.change')}
            </Button>
          )}
        </div>
      )}
      {open && <VehicleChoices accountId={accountId} period={period} value={value} choose={choose} />}
      {error && (
        <p className={classes.error} role="alert">
          {ruleText(t, error)}
        </p>
      )}
    </Section>
  );
};
