import { allows } from '@llave/contract/access';
import { type Booking, changeBooking } from '@llave/contract/bookings';
import type { User } from '@llave/contract/users';
import { missingText } from '../../../i18n/missing-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { queries } from '../../../lib/calls/queries.ts';
import { useEditing } from '../../../lib/forms/editing.ts';
import { useLiveIssues } from '../../../lib/forms/live-issues.ts';
import { shortDayAndTime } from '../../../lib/time/madrid.ts';
import { BackLink } from '../../../ui/buttons/BackLink.tsx';
import { EditForm } from '../../../ui/editing/EditForm.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Fact } from '../../../ui/signs/Fact.tsx';
import { Picture } from '../../../ui/signs/Picture.tsx';
import { BlockedNotice } from '../../../ui/states/BlockedNotice.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { vehicleQuery } from '../../vehicles/api.ts';
import { saveBooking } from '../api.ts';
import { bookingWords, customerOf } from '../booking-words.ts';
import { BookingFields } from '../form/BookingFields.tsx';
import { bookingBlame, bookingFields, bookingSchema, formOf, valuesOf } from '../form/booking-form.ts';
import { useOverlap } from '../form/use-overlap.ts';
import { lastShown } from '../last-shown.ts';
import { StatusChip } from '../StatusChip.tsx';
import { VehicleName } from '../VehicleName.tsx';
import { BookingActions } from './BookingActions.tsx';
import classes from './BookingDetail.module.css';
import { KeyPanel } from './KeyPanel.tsx';
import { Papers } from './Papers.tsx';
import { Recordings } from './Recordings.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
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
        signs={<StatusChip booking={booking} />}
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

/**
 * How the vehicle came back: the photo of its dashboard and the walk around it, once the customer is done. Where the desk
 * took it back only what had arrived by then is shown, and nothing more is waited for.
 */
const ReturnPanel = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation();
  const { returnInfo, returnedDate, bookingInfo, isTakenBack } = booking;
  if (!returnInfo || !returnedDate) return null;
  const { cockpitUrl, inspectionUrl } = returnInfo;
  if (isTakenBack && !cockpitUrl && !inspectionUrl) return null;

  const shows = (url: string | null) => url !== null || !isTakenBack;
  return (
    <Panel title={t('bookings.media.title')}>
      <div className={classes.media}>
        {shows(cockpitUrl) && (
          <figure>
            {cockpitUrl ? (
              <a href={cockpitUrl} target="_blank" rel="noreferrer" className={classes.open}>
                <Picture url={cockpitUrl} alt={t('bookings.cockpit')} className={classes.frame} />
              </a>
            ) : (
              <p className={classes.missing}>{t('bookings.media.missing')}</p>
            )}
            <figcaption>{t('bookings.cockpit')}</figcaption>
          </figure>
        )}
        {shows(inspectionUrl) && (
          <figure>
            {inspectionUrl ? (
              <video
                src={inspectionUrl}
                className={classes.frame}
                aria-label={t('bookings.inspection')}
                controls
                muted
                playsInline
                preload="metadata"
              >
                {t('bookings.media.noVideo')}
              </video>
            ) : (
              <p className={classes.missing}>{t('bookings.media.missing')}</p>
            )}
            <figcaption>{t('bookings.inspection')}</figcaption>
          </figure>
        )}
      </div>
      <Recordings returnInfo={returnInfo} number={bookingInfo.bookingNumber} />
    </Panel>
  );
};

/** A booking that is not over; with the vehicle in the customer's hands only its end and their data can change. */
const BookingEditor = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation();
  const overlaps = useOverlap(booking.id);
  const editing = useEditing({
    record: booking,
    fields: bookingFields,
    valuesOf,
    schema: bookingSchema,
    blame: bookingBlame,
    save: (values, version) =>
      overlaps.watch(values, () => saveBooking(booking.id, formOf(values, booking.bookingInfo), version)),
    onSaved: () => notifySuccess(t('forms.saved')),
  });
  const { broken, fields } = useLiveIssues(editing.form, bookingSchema);
  const vehicleName = (id: string) => {
    const known = [editing.theirs?.vehicle, editing.base.vehicle, queries.getQueryData(vehicleQuery(id).queryKey)];
    const vehicle = known.find((one) => one?.id === id);
    return vehicle ? `${vehicle.numberPlate}, ${vehicle.brand} ${vehicle.model}` : id;
  };
  return (
    <EditForm editing={editing} words={bookingWords(t, vehicleName)} obstacle={missingText(t, broken)}>
      {booking.status === 'Reservado' && booking.signedDate && <Notice kind="info">{t('bookings.signedNote')}</Notice>}
      <BookingFields
        form={fields}
        accountId={booking.accountId}
        overlaps={overlaps}
        underway={booking.status === 'En curso'}
      />
    </EditForm>
  );
};

/** What is known about a booking, for who only reads it. */
const BookingFacts = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation();
  const { customer, bookingInfo, vehicle } = booking;
  return (
    <Panel title={t('bookings.rental.title')}>
      <dl className={classes.facts}>
        <Fact label={t('bookings.vehicle.title')}>
          <VehicleName vehicle={vehicle} />
        </Fact>
        <Fact label={t('bookings.customer.title')}>{customerOf(t, booking)}</Fact>
        <Fact label={t('bookings.rental.dateFrom')}>{shortDayAndTime(bookingInfo.dateFrom)}</Fact>
        <Fact label={t('bookings.rental.dateTo')}>{shortDayAndTime(bookingInfo.dateTo)}</Fact>
        {customer.email && (
          <Fact label={t('bookings.customer.email')}>
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </Fact>
        )}
        {customer.phone && (
          <Fact label={t('bookings.phone')}>
            <a href={`tel:${customer.phone.replaceAll(/\s/g, '')}`}>{customer.phone}</a>
          </Fact>
        )}
        {!booking.blockedDate && (
          <Fact label={t('bookings.customer.language')}>{t(`bookings.languages.${customer.language}`)}</Fact>
        )}
        <Fact label={t('bookings.rental.insurance')}>
          {t(bookingInfo.hasFullInsuranceCoverage ? 'bookings.rental.yes' : 'bookings.rental.no')}
        </Fact>
      </dl>
    </Panel>
  );
};
