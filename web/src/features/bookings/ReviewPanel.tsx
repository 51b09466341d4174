import type { Booking } from '@llave/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { kilometersText } from '../../lib/kilometers.ts';
import { shortDayAndTime } from '../../lib/madrid.ts';
import { Fact } from '../../ui/Fact.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { vehicleQuery } from '../vehicles/api.ts';
import { ReviewForm } from './ReviewForm.tsx';
import classes from './ReviewPanel.module.css';

type Props = { booking: Booking; mayReview: boolean };

/** The end of a booking: somebody looks at the vehicle, and afterwards who did and what they noted. */
export const ReviewPanel = ({ booking, mayReview }: Props) => {
  const { t, language } = useTranslation();
  const { status, review, vehicle, isTakenBack } = booking;
  const due = status === 'Pendiente de revision' && mayReview;
  const known = useQuery({ ...vehicleQuery(vehicle.id), enabled: due });
  if (due)
    return (
      <Panel title={t('bookings.review.title')} lead={t('bookings.review.lead')}>
        {known.isPending ? (
          <RowsSkeleton />
        ) : (
          <ReviewForm booking={booking} kilometers={known.data?.currentKilometers} />
        )}
      </Panel>
    );
  if (!review) return null;

  const date = shortDayAndTime(review.timestamp);
  const kind = isTakenBack ? 'takeBack' : 'review';
  return (
    <Panel title={t(isTakenBack ? 'bookings.takeBack.panel' : 'bookings.review.title')}>
      <dl className={classes.facts}>
        <Fact label={t('bookings.review.kilometers')}>{kilometersText(review.kilometers, language)}</Fact>
        {review.note && (
          <Fact label={t(isTakenBack ? 'bookings.takeBack.note' : 'bookings.review.noted')}>{review.note}</Fact>
        )}
      </dl>
      <p className={classes.by}>
        {review.user ? t(`bookings.${kind}.by`, { name: review.user, date }) : t(`bookings.${kind}.at`, { date })}
      </p>
    </Panel>
  );
};
