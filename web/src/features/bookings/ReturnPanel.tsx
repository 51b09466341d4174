import type { Booking } from '@llave/contract/bookings';
import { useTranslation } from '../../i18n/translation.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Recordings } from './Recordings.tsx';
import classes from './ReturnPanel.module.css';

/**
 * How the vehicle came back: the photo of its dashboard and the walk around it, once the customer is done. Where the desk
 * took it back only what had arrived by then is shown, and nothing more is waited for.
 */
export const ReturnPanel = ({ booking }: { booking: Booking }) => {
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
