import type { ExpectedCar, RentalDay as Rental, ReturnedCar } from '@llave/contract/today';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { clockText } from '../../lib/time/dates.ts';
import { dayText, today } from '../../lib/time/days.ts';
import { useNow } from '../../lib/time/now.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { PhoneLink } from '../../ui/buttons/PhoneLink.tsx';
import { Chip } from '../../ui/signs/Chip.tsx';
import { lateText, whenText } from '../../ui/signs/time-texts.ts';
import { CarLine } from './CarLine.tsx';
import { DayPanel } from './DayPanel.tsx';
import { isLate } from './late-cars.ts';

/** Who takes and brings what today, late ones first, and what waits to be looked at. */
export const RentalDay = ({ rental: { expected, toReview, tomorrow } }: { rental: Rental }) => {
  const { t } = useTranslation();
  const now = useNow();
  const late = expected.items.filter((car) => isLate(car, now)).length;
  return (
    <>
      <DayPanel
        title={t('day.rental')}
        note={
          <>
            {late > 0 && <Chip tone="incident">{t('day.lateCount', { count: late })}</Chip>}
            {tomorrow > 0 && <span>{t('day.tomorrow', { count: tomorrow })}</span>}
          </>
        }
        empty={expected.total === 0 && t('day.nobody')}
      >
        {expected.items.map((car) => (
          <ExpectedLine key={car.id} car={car} now={now} />
        ))}
      </DayPanel>
      {toReview.total > 0 && (
        <DayPanel
          title={t('day.toReview')}
          note={
            <Link to="/dashboard/bookings" search={{ status: 'Pendiente de revision' }}>
              {t('day.all', { count: toReview.total })}
            </Link>
          }
        >
          {toReview.items.map((car) => (
            <ReturnedLine key={car.id} car={car} now={now} />
          ))}
        </DayPanel>
      )}
    </>
  );
};

const ExpectedLine = ({ car, now }: { car: ExpectedCar; now: Date }) => {
  const { t, language } = useTranslation();
  const { id, kind, at, customer, vehicle, isSigned, locker, nextFrom } = car;
  const late = isLate(car, now);
  const missesKey = kind === 'departure' && !locker;
  const dayBefore = today(new Date(at)) === today(now) ? '' : `${whenText(t, language, at, now)} · `;
  return (
    <CarLine
      late={late}
      when={clockText(new Date(at))}
      what={`${dayBefore}${t(`day.${kind}`)}`}
      plate={vehicle.numberPlate}
      model={`${vehicle.brand} ${vehicle.model}`}
      title={customer.name}
      urgent={late || missesKey}
      act={
        <ButtonLink
          to="/dashboard/booking/$bookingId"
          params={{ bookingId: id }}
          variant={late || missesKey ? 'filled' : 'default'}
        >
          {t(late ? 'day.receive' : missesKey ? 'day.leaveKey' : 'day.seeBooking')}
        </ButtonLink>
      }
    >
      {late && <Chip tone="incident">{lateText(t, at, now)}</Chip>}
      {late && customer.phone && <PhoneLink number={customer.phone} />}
      {late && nextFrom && (
        <Chip tone="inUse">{t('day.promised', { day: dayText(today(new Date(nextFrom)), language) })}</Chip>
      )}
      {kind === 'departure' && isSigned && <Chip tone="free">{t('day.signed')}</Chip>}
      {locker && <Chip tone="free">{t('day.keyIn', { locker })}</Chip>}
      {missesKey && <Chip tone="inUse">{t('day.noKey')}</Chip>}
    </CarLine>
  );
};

const ReturnedLine = ({ car, now }: { car: ReturnedCar; now: Date }) => {
  const { t, language } = useTranslation();
  const { id, returnedDate, customer, vehicle, locker } = car;
  return (
    <CarLine
      when={clockText(new Date(returnedDate))}
      what={whenText(t, language, returnedDate, now)}
      plate={vehicle.numberPlate}
      model={`${vehicle.brand} ${vehicle.model}`}
      title={customer.name}
      act={
        <ButtonLink to="/dashboard/booking/$bookingId" params={{ bookingId: id }} variant="light">
          {t('day.review')}
        </ButtonLink>
      }
    >
      {locker && <Chip tone="free">{t('day.keyIn', { locker })}</Chip>}
    </CarLine>
  );
};
