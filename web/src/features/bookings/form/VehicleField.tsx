import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { shortDayAndTime } from '../../../lib/time/madrid.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { Chip } from '../../../ui/signs/Chip.tsx';
import { lateText } from '../../../ui/signs/time-texts.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
import { isVehicleLate, type Period, useVehicles, vehicleQuery } from '../../vehicles/api.ts';
import { VehicleName } from '../VehicleName.tsx';
import classes from './VehicleField.module.css';

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
  const now = useNow();
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
      {chosen && !fixed && isVehicleLate(chosen, now) && (
        <Notice kind="info">
          {t('bookings.vehicle.lateLead', {
            when: shortDayAndTime(chosen.stateDate ?? ''),
            late: lateText(t, chosen.stateDate ?? '', now),
          })}
        </Notice>
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

type VehicleChoicesProps = {
  accountId: string;
  period: Period | null;
  value: string;
  choose: (vehicleId: string) => void;
};

/** The vehicles that were looked for, those that are free in the time first; each says whether it is. */
const VehicleChoices = ({ accountId, period, value, choose }: VehicleChoicesProps) => {
  const { t } = useTranslation();
  const now = useNow();
  const [q, setQ] = useState('');
  const all = useVehicles(accountId, q);
  const free = useVehicles(accountId, q, period);
  const error = all.error ?? free.error;
  if (error)
    return (
      <ErrorState
        error={error}
        fallback="bookings.vehicle.failed"
        retry={() => Promise.all([all.retry(), free.retry()])}
      />
    );

  const freeIds = period && free.items && !free.searching ? new Set(free.items.map(({ id }) => id)) : null;
  const rank = (id: string) => (freeIds?.has(id) ? 0 : 1);
  const shown = all.items?.toSorted((one, other) => rank(one.id) - rank(other.id));
  return (
    <div className={classes.choices}>
      <SearchField label={t('bookings.vehicle.search')} value={q} onSearch={setQ} />
      {shown ? (
        <ul className={classes.list} aria-label={t('bookings.vehicle.label')}>
          {shown.map((vehicle) => (
            <li key={vehicle.id}>
              <button
                type="button"
                className={classes.choice}
                aria-pressed={vehicle.id === value}
                onClick={() => choose(vehicle.id)}
              >
                <VehicleName vehicle={vehicle} />
                {isVehicleLate(vehicle, now) && (
                  <Chip tone="incident">{lateText(t, vehicle.stateDate ?? '', now)}</Chip>
                )}
                {freeIds && (
                  <Chip tone={freeIds.has(vehicle.id) ? 'free' : 'inUse'}>
                    {t(freeIds.has(vehicle.id) ? 'bookings.vehicle.free' : 'bookings.vehicle.busy')}
                  </Chip>
                )}
              </button>
            </li>
          ))}
          {shown.length === 0 && <li className={classes.hint}>{t('bookings.vehicle.none')}</li>}
          {all.more && <li className={classes.hint}>{t('bookings.vehicle.more')}</li>}
        </ul>
      ) : (
        <RowsSkeleton />
      )}
    </div>
  );
};
