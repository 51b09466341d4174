import type { Booking } from '@llave/contract/bookings';
import { useTranslation } from '../../i18n/translation.ts';
import { Panel } from '../../ui/Panel.tsx';
import { KeyLocker } from './KeyLocker.tsx';

type Props = { booking: Booking; manages: boolean };

/** Where the key is; before the customer has it staff say so. */
export const KeyPanel = ({ booking, manages }: Props) => {
  const { t } = useTranslation();
  const { status, lookerInfo, returnSignedDate } = booking;
  const withCustomer = status === 'En curso' && !returnSignedDate;
  const where = lookerInfo
    ? t('bookings.key.drop', { number: lookerInfo.identifierValue })
    : t(withCustomer ? 'bookings.key.out' : 'bookings.key.nowhere');
  return (
    <Panel title={t('bookings.key.title')}>
      {status === 'Reservado' && manages ? <KeyLocker booking={booking} /> : <p>{where}</p>}
    </Panel>
  );
};
