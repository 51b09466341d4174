import { IconCheck } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/now.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Guide } from '../../ui/public/Guide.tsx';
import { StepAct } from '../../ui/public/StepAct.tsx';
import { checkIn, confirmPickup } from './api.ts';
import { BookingCard } from './BookingCard.tsx';
import { Ending } from './Ending.tsx';
import { KeyPlace } from './KeyPlace.tsx';
import { type OpenVisit, vehicleName } from './open-visit.ts';
import { Return } from './Return.tsx';
import { Sign } from './Sign.tsx';
import classes from './Stages.module.css';
import { StepFrame } from './StepFrame.tsx';
import { stageOf } from './stages.ts';
import { useAct } from './use-act.ts';
import { useKeyPlace } from './use-key-place.ts';
import { keepVisit } from './visit.ts';

const route = getRouteApi('/customer/booking/management');

/** One question a screen: which one follows from what has been done. */
export const Stages = (open: OpenVisit) => {
  const now = useNow();
  const { step: asked } = route.useSearch();
  const [isLeaving, setLeaving] = useState(open.visit.isLeaving ?? false);
  const leave = (leaving: boolean) => {
    keepVisit({ ...open.visit, isLeaving: leaving });
    setLeaving(leaving);
  };
  const stage = stageOf(open.booking, { now, isLeaving, asked });

  switch (stage) {
    case 'details':
      return <Details {...open} />;
    case 'signature':
      return <SignIn {...open} />;
    case 'pickup':
      return <Pickup {...open} onLeave={() => leave(true)} />;
    case 'pickedUp':
      return <PickedUp {...open} onReturn={() => leave(false)} />;
    case 'files':
    case 'returnSignature':
    case 'drop':
      return <Return {...open} stage={stage} />;
    default:
      return <Ending {...open} stage={stage} />;
  }
};

/** What was booked, and what happens next. */
const Details = (open: OpenVisit) => {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { customer, bookingInfo } = open.booking;
  const insurance = bookingInfo.hasFullInsuranceCoverage ? 'fullInsurance' : 'basicInsurance';
  return (
    <StepFrame
      open={open}
      stage="details"
      title={t('customers.details.title', { name: customer.name })}
      lead={t('customers.details.lead')}
      act={
        <StepAct
          label={t('customers.toSignature')}
          onClick={() => void navigate({ to: '/customer/booking/management', search: { step: 'sign' } })}
        />
      }
    >
      <section className={classes.card} aria-labelledby="vehicle">
        <div className={classes.vehicle}>
          <h2 id="vehicle">{vehicleName(open)}</h2>
          <span className={classes.plate}>{open.vehicle.numberPlate}</span>
        </div>
        <dl>
          <dt>{t('customers.details.pickup')}</dt>
          <dd>{dayAndTime(bookingInfo.dateFrom, language)}</dd>
          <dt>{t('customers.details.return')}</dt>
          <dd>{dayAndTime(bookingInfo.dateTo, language)}</dd>
          <dt>{t('customers.details.insurance')}</dt>
          <dd>{t(`customers.details.${insurance}`)}</dd>
        </dl>
      </section>
      <Guide
        title={t('customers.details.next')}
        steps={[t('customers.details.nextSign'), t('customers.details.nextLocker'), t('customers.details.nextPickup')]}
      />
    </StepFrame>
  );
};

const SignIn = (open: OpenVisit) => {
  const { t } = useTranslation();
  return (
    <Sign
      open={open}
      stage="signature"
      lead={t('customers.signature.lead', { vehicle: vehicleName(open) })}
      submit={t('customers.signature.submit')}
      send={(signed) => checkIn(open.visit, signed)}
    />
  );
};

type PickupProps = OpenVisit & { onLeave: () => void };

/** Where the key is, now that it is signed for. */
const Pickup = ({ onLeave, ...open }: PickupProps) => {
  const { t } = useTranslation();
  const place = useKeyPlace(open.visit);
  const { busy, failure, run } = useAct(open);
  const number = open.booking.bookingInfo.bookingNumber;
  const confirm = () => {
    onLeave();
    void run(() => confirmPickup(open.visit));
  };
  return (
    <StepFrame
      open={open}
      stage="pickup"
      title={t(place.isDesk ? 'customers.pickup.reception' : 'customers.pickup.title')}
      lead={
        place.isDesk
          ? t('customers.pickup.receptionLead', { number })
          : t('customers.pickup.lead', { vehicle: vehicleName(open) })
      }
      act={
        (place.locker || place.isDesk) && (
          <StepAct label={t('customers.pickup.submit')} onClick={confirm} busy={busy} failure={failure} />
        )
      }
    >
      <KeyPlace {...place} />
    </StepFrame>
  );
};

type PickedUpProps = OpenVisit & { onReturn: () => void };

/** The key is in the customer's hand; how to bring it back is for later. */
const PickedUp = ({ onReturn, ...open }: PickedUpProps) => {
  const { t, language } = useTranslation();
  const { customer, bookingInfo } = open.booking;
  return (
    <StepFrame
      open={open}
      stage="pickedUp"
      icon={<IconCheck size={40} stroke={2} data-good />}
      title={t('customers.pickedUp.title', { name: customer.name })}
      lead={t('customers.pickedUp.lead', { date: dayAndTime(bookingInfo.dateTo, language) })}
    >
      <BookingCard {...open} />
      <p>{t('customers.pickedUp.how')}</p>
      <Button variant="default" onClick={onReturn}>
        {t('customers.pickedUp.return')}
      </Button>
    </StepFrame>
  );
};
