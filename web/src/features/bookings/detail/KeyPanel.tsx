import type { Booking } from '@llave/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { lockersQuery } from '../../lockers/api.ts';
import { setLocker } from '../api.ts';
import classes from './KeyPanel.module.css';

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

/** The key's locker or a free one, saved as soon as it is chosen. */
const KeyLocker = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation();
  const lockers = useQuery(lockersQuery(booking.accountId, 'Renting'));
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { lookerInfo } = booking;
  const choose = async (lockerId: string) => {
    setChosen(lockerId);
    setFailure(null);
    try {
      await setLocker(booking, lockerId || null);
      notifySuccess(t('bookings.key.saved'));
    } catch (error) {
      setFailure(error);
    }
    setChosen(null);
  };
  const free = lockers.data?.filter(({ id, status }) => status === 'Available' && id !== lookerInfo?.lockerId);
  return (
    <div className={classes.place}>
      <Select
        label={t('bookings.key.label')}
        description={t('bookings.key.hint')}
        value={chosen ?? lookerInfo?.lockerId ?? ''}
        disabled={chosen !== null}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        <option value="">{t('bookings.key.none')}</option>
        {lookerInfo && <option value={lookerInfo.lockerId}>{lookerInfo.identifierValue}</option>}
        {free?.map((locker) => (
          <option key={locker.id} value={locker.id}>
            {[locker.identifierValue, locker.identifier].filter(Boolean).join(' · ')}
          </option>
        ))}
      </Select>
      {free?.length === 0 && !lookerInfo && <p className={classes.hint}>{t('bookings.key.noneFree')}</p>}
      <FailureNotice error={failure} fallback="bookings.key.failed" />
      {lockers.isError && !lockers.data && <FailureNotice error={lockers.error} fallback="bookings.key.listFailed" />}
    </div>
  );
};
