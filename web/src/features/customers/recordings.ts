import type { CustomerBooking } from '@llave/contract/customers';

export type Recording = 'cockpit' | 'inspection';
export const recordings: Recording[] = ['cockpit', 'inspection'];

/** The names under which the two files are known to the server; one that is not chosen yet gets a name of its own. */
export const promisedNames = (returnInfo: CustomerBooking['returnInfo']): Record<Recording, string> => ({
  cockpit: returnInfo?.cockpit.fileName ?? `${crypto.randomUUID()}.jpg`,
  inspection: returnInfo?.inspection.fileName ?? `${crypto.randomUUID()}.mp4`,
});

/** The booking once this file is here. */
export const withArrived = (booking: CustomerBooking, fileName: string): CustomerBooking => {
  if (!booking.returnInfo) return booking;
  const { cockpit, inspection } = booking.returnInfo;
  const arrived = (file: typeof cockpit) => ({ ...file, isHere: file.isHere || file.fileName === fileName });
  return { ...booking, returnInfo: { cockpit: arrived(cockpit), inspection: arrived(inspection) } };
};
