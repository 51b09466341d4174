import { allows } from '@llave/contract/access';
import { type Booking, changeBooking } from '@llave/contract/bookings';
import type { User } from '@llave/contract/users';
import { useTranslation } from '../../i18n/translation.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { BlockedNotice } from '../../ui/BlockedNotice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { BookingActions } from './BookingActions.tsx';
import classes from './BookingDetail.module.css';
import { BookingEditor } from './BookingEditor.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { customerOf } from './booking-words.ts';
import { KeyPanel } from './KeyPanel.tsx';
import { lastShown } from './last-shown.ts';
import { Papers } from './Papers.tsx';
import { ReturnPanel } from './ReturnPanel.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { StatusChip } from './StatusChip.tsx';
import { Steps } from './Steps.tsx';

/** All there is to one booking; once the vehicle is back it can only be reviewed and read. */
export const BookingDetail = ({ booking, me }: { booking: Booking; me: User }) => {
  const { t } = useTranslation();
  const { status, bookingInfo, blockedDate, picturesBlockedDate } = booking;
  const manages = allows(changeBooking.access, me);
  const open = status === 'Reservado' || status === 'En curso';
  return (
    <>
      <BackLink to="/dashboard/bookings" search={lastShown()}>
        {t('bookings.return')}
      </BackLink>
      <PageHead
        title={t('bookings.name', { number: bookingInfo.bookingNumber })}
        lead={customerOf(t, booking)}
        signs={<StatusChip status={status} />}
      >
        {manages && open && <BookingActions booking={booking} />}
      </PageHead>
      <div className={classes.columns}>
        <div className={classes.main}>
          {blockedDate && <BlockedNotice what="data" since={blockedDate} />}
          {picturesBlockedDate && !blockedDate && <BlockedNotice what="pictures" since={picturesBlockedDate} />}
          <ReturnPanel booking={booking} />
          <ReviewPanel booking={booking} mayReview={manages} />
          {manages && open ? <BookingEditor booking={booking} /> : <BookingFacts booking={booking} />}
        </div>
        <div className={classes.side}>
          {status !== 'Cancelado' && status !== 'Finalizado' && <KeyPanel booking={booking} manages={manages} />}
          <Steps booking={booking} />
          <Papers booking={booking} />
        </div>
      </div>
    </>
  );
};
