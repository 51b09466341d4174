import type { AppError } from '@llave/contract/errors';
import { useState } from 'react';
import type { BookingValues } from './booking-form.ts';
import type { Overlap } from './OverlapNotice.tsx';

/** Remembers with which booking the sent one collided, for as long as the same vehicle and time stand there. */
export const useOverlap = (bookingId?: string) => {
  const [refused, setRefused] = useState<{ of: string; overlap: Overlap } | null>(null);

  const watch = async <T>(values: BookingValues, send: () => Promise<T>): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      const { code, details } = error as AppError;
      if (code === 'bookingOverlap') setRefused({ of: keyOf(values), overlap: details as Overlap });
      throw error;
    }
  };
  return {
    watch,
    overlapOf: (values: BookingValues) => (refused?.of === keyOf(values) ? refused.overlap : null),
    bookingId,
  };
};

export type Overlaps = ReturnType<typeof useOverlap>;

const keyOf = ({ bookingInfo: { vehicleId, dateFrom, dateTo } }: BookingValues) =>
  [vehicleId, dateFrom, dateTo].join(' ');
