import type { CustomerBooking } from '@llave/contract/customers';
import type { Purpose } from '@llave/contract/files';
import { useRef } from 'react';
import { type Upload, useUpload } from '../../ui/uploads/use-upload.ts';
import { recordReturn } from './api.ts';
import type { OpenVisit } from './open-visit.ts';
import { promisedNames, type Recording } from './recordings.ts';

/** A file of the return: whether it is chosen and named, and whether it has arrived. */
type ReturnFile = { upload: Upload; isAttached: boolean; isHere: boolean };
export type ReturnFiles = Record<Recording, ReturnFile>;

/** Sends the photo and the video while the customer goes on; the server lets in only what it was told the name of. */
export const useReturnFiles = (open: OpenVisit): ReturnFiles => {
  const name = useNaming(open);
  return {
    cockpit: useReturnFile(open, 'cockpit', 'image', name),
    inspection: useReturnFile(open, 'inspection', 'video', name),
  };
};

const useReturnFile = (
  { visit, booking, arrive }: OpenVisit,
  recording: Recording,
  purpose: Purpose,
  name: (recording: Recording, fileName: string) => Promise<void>,
): ReturnFile => {
  const promised = booking.returnInfo?.[recording];
  const upload = useUpload({
    purpose,
    slot: `return ${booking.id} ${recording}`,
    proof: { code: visit.code },
    fileName: booking.isReturnSigned ? promised : undefined,
    onName: (fileName) => name(recording, fileName),
    onDone: arrive,
  });
  const { state } = upload;
  const isHere = state.step === 'idle' && booking.returnInfo?.[`${recording}IsHere`] === true;
  const isNamed = state.step === 'sending' && state.fileName !== null && state.fileName === promised;
  return { upload, isHere, isAttached: isHere || isNamed };
};

/** Tells the server the names one after the other, so that the second does not undo the first. */
const useNaming = ({ visit, booking, show }: OpenVisit) => {
  const known = useRef<CustomerBooking>(booking);
  known.current = booking;
  const turn = useRef<Promise<void>>(Promise.resolve());

  return (recording: Recording, fileName: string): Promise<void> => {
    const naming = turn.current.then(async () => {
      const { returnInfo } = known.current;
      if (returnInfo?.[recording] === fileName) return;
      known.current = await recordReturn(visit, { ...promisedNames(returnInfo), [recording]: fileName });
      show(known.current);
    });
    turn.current = naming.catch(() => undefined);
    return naming;
  };
};
