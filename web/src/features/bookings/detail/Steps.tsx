import type { Booking } from '@llave/contract/bookings';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import { shortDayAndTime } from '../../../lib/time/madrid.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';
import classes from './Steps.module.css';

/** What has happened to a booking so far, and when. */
export const Steps = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation();
  const happened = Object.entries({
    created: booking.createdDate,
    signed: booking.signedDate,
    pickedUp: booking.pickedUpDate,
    returnSigned: booking.returnSignedDate,
    returned: booking.isTakenBack ? null : booking.returnedDate,
    reviewed: booking.isTakenBack ? null : (booking.review?.timestamp ?? null),
    takenBack: booking.isTakenBack ? booking.returnedDate : null,
    cancelled: booking.cancelledDate,
  } as const).filter((step): step is [StepName, string] => step[1] !== null);
  return (
    <Panel title={t('bookings.steps.title')}>
      <ol className={classes.steps}>
        {happened.map(([step, date]) => (
          <li key={step} data-bad={step === 'cancelled' || undefined}>
            {step === 'cancelled' ? <IconX size={18} /> : <IconCheck size={18} />}
            <span>{t(`bookings.steps.${step}`)}</span>
            <time dateTime={date}>{shortDayAndTime(date)}</time>
          </li>
        ))}
      </ol>
    </Panel>
  );
};

type StepName =
  | 'created'
  | 'signed'
  | 'pickedUp'
  | 'returnSigned'
  | 'returned'
  | 'reviewed'
  | 'takenBack'
  | 'cancelled';
