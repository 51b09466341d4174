import type { CustomerBooking } from '@llave/contract/customers';
import type { AppError } from '@llave/contract/errors';
import { useRef, useState } from 'react';
import type { OpenVisit } from './open-visit.ts';

/** One act of the customer at a time, however often the button is tapped; answers whether it was done. */
export const useAct = ({ show, refuse }: Pick<OpenVisit, 'show' | 'refuse'>) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const running = useRef(false);

  const run = async (act: () => Promise<CustomerBooking>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      show(await act());
      return true;
    } catch (error) {
      setFailure(error as AppError);
      refuse(error as AppError);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, run };
};
