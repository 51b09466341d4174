import type { CustomerBooking } from '@llave/contract/customers';

export type Recording = 'cockpit' | 'inspection';
export const recordings: Recording[] = ['cockpit', 'inspection'];

/** The names under which the two files are known to the server; one that is not chosen yet gets a name of its own. */
export const promisedNames = (returnInfo: CustomerBooking['returnInfo']): Record<Recording, string> => ({
  cockpit: returnInfo?.cockpit ?? `${crypto.randomUUID()}.jpg`,
  inspection: returnInfo?.inspection ?? `${crypto.randomUUID()}.mp4`,
});

/** The booking once this file is here. */
export const withArrived = (booking: CustomerBooking, fileName: string): CustomerBooking => {
  if (!booking.returnInfo) return booking;
  const { cockpit, inspection, cockpitIsHere, inspectionIsHere } = booking.returnInfo;
  const returnInfo = {
    cockpit,
    inspection,
    cockpitIsHere: cockpitIsHere || cockpit === fileName,
    inspectionIsHere: inspectionIsHere || inspection === fileName,
  };
  return { ...booking, returnInfo };
};
