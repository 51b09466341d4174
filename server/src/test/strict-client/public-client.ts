import type { Booking, Locker, PublicAccount, User, Vehicle } from './entities.ts';
import type { Wire } from './wire.ts';

type Found = { booking: Booking; vehicle: Vehicle; code: string };
type Recording = { sasUri: string; cockpitSasUri: string; inspectionSasUri: string; booking: Booking };
type Receipt = { pdf: string; lockerNumber: string | null; lockerCode: string | null };

/** The calls of people without a session, one a method. What proves who they are is theirs to send. */
export const publicClient = ({ send }: Wire) => ({
  signUp: (body: object) => send<{ id: string }>('POST /account', { body }),
  signIn: (identifier: string, password: string) =>
    send<{ user: User; token: string }>('POST /authentication/authenticate', { body: { identifier, password } }),
  resetPassword: (identifier: string) => send('POST /authentication/reset-password', { body: { identifier } }),
  setPassword: (userId: string, body: object) =>
    send('POST /authentication/set-password/{userId}', { path: { userId }, body }),

  account: (accountId: string) => send<PublicAccount>('GET /account/booking/{accountId}', { path: { accountId } }),
  findBooking: (bookingNumber: string, accountId: string, surname: string) =>
    send<Found>('GET /service-appoinment/{bookingNumber}/account/{accountId}/customer/{surname}', {
      path: { bookingNumber, accountId, surname },
    }),
  checkIn: (id: string, body: object) =>
    send<Booking>('PATCH /service-appoinment/{id}/checkIn', { path: { id }, body }),
  locker: (accountId: string, useId: string, code: string) =>
    send<Locker>('GET /locker/account/{accountId}/use/{useId}', { path: { accountId, useId }, query: { code } }),
  confirmPickup: (id: string, code: string) =>
    send<Booking>('PATCH /service-appoinment/{id}/code/{code}', { path: { id, code } }),
  record: (id: string, body: object) =>
    send<Recording>('PATCH /service-appoinment/{id}/recordings', { path: { id }, body }),
  signReturn: (id: string, body: object) =>
    send<Booking>('PATCH /service-appoinment/{id}/return/signature', { path: { id }, body }),
  completeReturn: (id: string, code: string) =>
    send<Booking>('PATCH /service-appoinment/{id}/code/{code}/completed', { path: { id, code } }),

  leaveVehicle: (accountId: string, body: object) =>
    send<Receipt>('POST /service-appoinment/account/{accountId}', { path: { accountId }, body }),
  reportFromSite: (accountId: string, body: object) =>
    send<{ reference: string }>('POST /field-incident/account/{accountId}', { path: { accountId }, body }),

  uploadAddress: (fileName: string, proof: Record<string, string>) =>
    send<{ sasUri: string }>('GET /file/upload/{fileName}', { path: { fileName }, query: proof }),

  readReport: (id: string, token: string) =>
    send<{ tool: { name: string } }>('GET /incident/public/{id}', { path: { id }, query: { token } }),
  sendReport: (id: string, token: string, body: object) =>
    send('POST /incident/public/{id}', { path: { id }, query: { token }, body }),
});
