import { type ExpectedCar, getRentalDay, type ReturnedCar } from '@llave/contract/today';
import type { User } from '@llave/contract/users';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { call } from '../../lib/calls/call.ts';
import { clockText } from '../../lib/time/dates.ts';
import { dayText, today } from '../../lib/time/days.ts';
import { useNow } from '../../lib/time/now.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { PhoneLink } from '../../ui/buttons/PhoneLink.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Chip } from '../../ui/signs/Chip.tsx';
import { NumberPlate } from '../../ui/signs/NumberPlate.tsx';
import { lateText, whenText } from '../../ui/signs/time-texts.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import classes from './RentalDay.module.css';

/** Who takes and brings what today, late ones first, and what waits to be looked at. */
export const RentalDay = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const now = useNow();
  const day = useQuery({
    queryKey: ['today', 'rental', me.accountId],
    queryFn: ({ signal }) => call(getRentalDay, { params: { accountId: me.accountId } }, { signal }),
    meta: { shows: ['booking', 'locker', 'vehicle'] },
  });
  if (day.isPending) return <Skeleton height={280} />;
  if (!day.data) return <ErrorState error={day.error} fallback="day.failed" retry={day.refetch} />;

  const { expected, toReview, tomorrow } = day.data;
  const late = expected.filter((car) => isLate(car, now)).length;
  return (
    <>
      <Panel
        title={t('day.rental')}
        action={
          <span className={classes.head}>
            {late > 0 && <Chip tone="incident">{t('day.lateCount', { count: late })}</Chip>}
            <span>{t('day.tomorrow', { count: tomorrow })}</span>
          </span>
        }
      >
        {expected.length === 0 && <p className={classes.empty}>{t('day.nobody')}</p>}
        <ul className={classes.lines}>
          {expected.map((car) => (
            <ExpectedLine key={car.id} car={car} now={now} />
          ))}
        </ul>
      </Panel>
      {toReview.length > 0 && (
        <Panel title={t('day.toReview')} action={<span className={classes.head}>{toReview.length}</span>}>
          <ul className={classes.lines}>
            {toReview.map((car) => (
              <ReturnedLine key={car.id} car={car} now={now} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
};

const isLate = ({ kind, at }: ExpectedCar, now: Date) => kind === 'arrival' && new Date(at) < now;

const ExpectedLine = ({ car, now }: { car: ExpectedCar; now: Date }) => {
  const { t, language } = useTranslation();
  const { id, kind, at, customer, isSigned, locker, nextFrom } = car;
  const late = isLate(car, now);
  const missesKey = kind === 'departure' && !locker;
  const dayBefore = today(new Date(at)) === today(now) ? '' : `${whenText(t, language, at, now)} · `;
  return (
    <Line
      late={late}
      when={clockText(new Date(at))}
      what={`${dayBefore}${t(`day.${kind}`)}`}
      car={car}
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
    </Line>
  );
};

const ReturnedLine = ({ car, now }: { car: ReturnedCar; now: Date }) => {
  const { t, language } = useTranslation();
  const { id, returnedDate, locker } = car;
  return (
    <Line
      when={clockText(new Date(returnedDate))}
      what={whenText(t, language, returnedDate, now)}
      car={car}
      act={
        <ButtonLink to="/dashboard/booking/$bookingId" params={{ bookingId: id }} variant="light">
          {t('day.review')}
        </ButtonLink>
      }
    >
      {locker && <Chip tone="free">{t('day.keyIn', { locker })}</Chip>}
    </Line>
  );
};

type LineProps = {
  when: string;
  what: string;
  late?: boolean;
  car: Pick<ReturnedCar, 'customer' | 'vehicle'>;
  act: ReactNode;
  children: ReactNode;
};

const Line = ({ when, what, late, car: { customer, vehicle }, act, children }: LineProps) => (
  <li className={classes.line} data-late={late || undefined}>
    <p className={classes.when}>
      <strong>{when}</strong>
      <span>{what}</span>
    </p>
    <p className={classes.vehicle}>
      <NumberPlate>{vehicle.numberPlate}</NumberPlate>
      <span>{`${vehicle.brand} ${vehicle.model}`}</span>
    </p>
    <div className={classes.who}>
      <strong>{customer.name}</strong>
      <div className={classes.state}>{children}</div>
    </div>
    <div className={classes.act}>{act}</div>
  </li>
);
