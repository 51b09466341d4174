import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/dates.ts';
import { Guide } from '../../ui/Guide.tsx';
import { StepAct } from '../../ui/StepAct.tsx';
import classes from './Details.module.css';
import { type OpenVisit, vehicleName } from './open-visit.ts';
import { StepFrame } from './StepFrame.tsx';

/** What was booked, and what happens next. */
export const Details = (open: OpenVisit) => {
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
