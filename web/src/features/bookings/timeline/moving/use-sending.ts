import type { Booking } from '@llave/contract/bookings';
import type { AppError } from '@llave/contract/errors';
import { useState } from 'react';
import { failureText } from '../../../../i18n/failure-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { fullName } from '../../../../lib/text/full-name.ts';
import { shortDayAndTime } from '../../../../lib/time/madrid.ts';
import { notifyError } from '../../../../ui/toasts/notify.ts';
import { offerUndo } from '../../../../ui/toasts/offer-undo.tsx';
import { saveBooking } from '../../api.ts';
import type { Overlap } from '../../form/OverlapNotice.tsx';
import { showBooking } from '../api.ts';
import type { Times } from './draft.ts';

/** A booking, and the vehicle and time that it is to have. */
export type Wish = { booking: Booking; times: Times };

/** Sends what was moved. It stands where it was put until the server has answered, and goes back when refused. */
export const useSending = () => {
  const { t } = useTranslation();
  const [sent, setSent] = useState<Wish[]>([]);
  const [asked, setAsked] = useState<Wish | null>(null);
  const [refused, setRefused] = useState<(Wish & { overlap: Overlap }) | null>(null);

  const send = async (wish: Wish) => {
    const { booking, times } = wish;
    setAsked(null);
    setRefused(null);
    setSent((before) => [...before, wish]);
    try {
      const form = { customer: booking.customer, bookingInfo: { ...booking.bookingInfo, ...times } };
      const saved = await saveBooking(booking.id, form, booking.version);
      showBooking(saved);
      offerUndo(movedText(saved), {
        label: t('timeline.undo'),
        act: () => void send({ booking: saved, times: booking.bookingInfo }),
      });
    } catch (error) {
      refuse(wish, error as AppError);
    }
    setSent((before) => before.filter((other) => other !== wish));
  };

  const refuse = (wish: Wish, error: AppError) => {
    if (error.code === 'bookingOverlap') return setRefused({ ...wish, overlap: error.details as Overlap });
    if (error.code !== 'stale') return notifyError(failureText(t, error, 'timeline.failed'));
    showBooking((error.details as { current: Booking }).current);
    notifyError(t('timeline.stale'));
  };

  const movedText = ({ customer, vehicle, bookingInfo }: Booking) =>
    t('timeline.moved', {
      customer: fullName(customer),
      plate: vehicle.numberPlate,
      from: shortDayAndTime(bookingInfo.dateFrom),
      to: shortDayAndTime(bookingInfo.dateTo),
    });

  /** A customer who has signed has to sign again, so that is asked first. */
  const propose = (wish: Wish) => {
    const signed = wish.booking.status === 'Reservado' && wish.booking.signedDate !== null;
    if (signed) setAsked(wish);
    else void send(wish);
  };

  return {
    propose,
    send,
    /** What stands where it was put without being there yet. */
    underway: asked ? [...sent, asked] : sent,
    asked,
    refused,
    dismiss: () => {
      setAsked(null);
      setRefused(null);
    },
  };
};

export type Sending = ReturnType<typeof useSending>;
