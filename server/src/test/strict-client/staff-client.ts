import type { Account, Booking, HistoryEntry, Incident, Locker, Tool, User, Vehicle } from './entities.ts';
import type { Wire } from './wire.ts';

export type Staff = ReturnType<typeof staffClient>;

/** The dashboard's calls, one a method, by somebody who has signed in. */
export const staffClient = ({ send }: Wire, token: string | undefined, accountId: string) => ({
  setPasswordOf: (body: object) => send<User>('PUT /authentication/user/password', { body, token }),

  account: () => send<Account>('GET /account/{accountId}', { path: { accountId }, token }),
  changeAccount: (body: object) => send<Account>('PUT /account', { body, token }),

  lockers: () => send<Locker[]>('GET /locker/account/{accountId}', { path: { accountId }, token }),
  addLocker: (body: object) => send<Locker>('POST /locker', { body: { ...body, accountId }, token }),
  changeLocker: (body: object) => send<Locker>('PUT /locker', { body, token }),
  deleteLocker: (id: string) => send('DELETE /locker/{id}', { path: { id }, token }),
  useLocker: (id: string, useId: string | null) =>
    send<Locker>('PATCH /locker/{id}/use', { path: { id }, body: { accountId, useId }, token }),

  bookings: () => send<Booking[]>('GET /service-appoinment/account/{accountId}', { path: { accountId }, token }),
  addBooking: (body: object) =>
    send<Booking>('POST /service-appoinment', { body: { ...body, id: null, lookerInfo: null, accountId }, token }),
  changeBooking: (body: object) => send<Booking>('PUT /service-appoinment', { body, token }),
  deleteBooking: (id: string) => send<Booking>('DELETE /service-appoinment/{id}', { path: { id }, token }),
  assignLocker: (bookingId: string, body: object) =>
    send<Booking>('PATCH /service-appoinment/{bookingId}/locker', { path: { bookingId }, body, token }),

  vehicles: () => send<Vehicle[]>('GET /vehicle/account/{accountId}', { path: { accountId }, token }),
  addVehicle: (body: object) => send<Vehicle>('POST /vehicle', { body: { ...body, id: null, accountId }, token }),
  changeVehicle: (body: object) => send<Vehicle>('PUT /vehicle', { body, token }),
  deleteVehicle: (id: string) => send('DELETE /vehicle/{id}/account/{accountId}', { path: { id, accountId }, token }),

  tools: () => send<Tool[]>('GET /tool/account/{accountId}', { path: { accountId }, token }),
  toolsInUse: (userId: string) =>
    send<Tool[]>('GET /tool/account/{accountId}/user/{userId}', { path: { accountId, userId }, token }),
  tool: (id: string) => send<Tool>('GET /tool/{id}', { path: { id }, token }),
  addTool: (body: object) => send<Tool>('POST /tool', { body: { ...body, lockerId: null, accountId }, token }),
  changeTool: (body: object) => send<Tool>('PUT /tool', { body, token }),
  requestTool: (id: string, userId: string | null) =>
    send<Tool>('PATCH /tool/{id}/request/user/{userId}', { path: { id, userId }, token }),
  assignTool: (id: string, userId: string) =>
    send<Tool>('PATCH /tool/{id}/user/{userId}', { path: { id, userId }, token }),
  reassignTool: (id: string, userId: string) =>
    send<Tool>('PATCH /tool/{id}/admin/user/{userId}', { path: { id, userId }, token }),
  deleteTool: (id: string) => send('DELETE /tool/{id}/account/{accountId}', { path: { id, accountId }, token }),
  setToolLocker: (id: string, lockerId: string | null) =>
    send<Tool>('PATCH /tool/{id}/locker', { path: { id }, body: { accountId, lockerId }, token }),
  useTool: (id: string) => send<Tool>('PATCH /tool/{id}/use', { path: { id }, token }),
  calibrateTool: (id: string, body: object) =>
    send<Tool>('PATCH /tool/{id}/account/{accountId}/calibration', { path: { id, accountId }, body, token }),
  addFile: (id: string, body: object) => send<Tool>('POST /tool/{id}/file', { path: { id }, body, token }),
  removeFile: (id: string, fileName: string) =>
    send<Tool>('DELETE /tool/{id}/file/{fileName}', { path: { id, fileName }, token }),
  blockTool: (id: string, body?: object | null) =>
    send<Tool>('PATCH /tool/{id}/account/{accountId}/block', { path: { id, accountId }, ...bodyIf(body), token }),
  unblockTool: (id: string, body?: object | null) =>
    send<Tool>('PATCH /tool/{id}/account/{accountId}/unblock', { path: { id, accountId }, ...bodyIf(body), token }),
  retireTool: (id: string) =>
    send<Tool>('PATCH /tool/{id}/account/{accountId}/retire', { path: { id, accountId }, token }),

  users: () => send<User[]>('GET /user/account/{accountId}', { path: { accountId }, token }),
  addUser: (body: object) => send<User>('POST /user', { body, token }),
  addAdmin: (body: object) => send<User>('POST /user/admin', { body, token }),
  changeUser: (body: object) => send<User>('PUT /user', { body, token }),
  deleteUser: (id: string) => send('DELETE /user/{id}/account/{accountId}', { path: { id, accountId }, token }),
  userExists: (email: string) => send('GET /user/exists/{email}', { path: { email }, token }),
  userQr: (id: string, parameter: string) =>
    send<{ qr: string }>('GET /user/{id}/qr/{parameter}', { path: { id, parameter }, token }),

  incidents: () => send<Incident[]>('GET /incident/account/{accountId}', { path: { accountId }, token }),
  incident: (id: string) => send<Incident>('GET /incident/{id}', { path: { id }, token }),
  openIncident: (body: object) => send<Incident>('POST /incident', { body, token }),
  changeIncident: (body: object) => send<Incident>('PUT /incident', { body, token }),
  closeIncident: (id: string, body?: object) =>
    send<Incident>('PUT /incident/{id}/account/{accountId}/close', { path: { id, accountId }, ...bodyIf(body), token }),
  shareIncident: (id: string) => send<{ url: string }>('POST /incident/{id}/link', { path: { id }, token }),
  printLabels: (toolIds: string[]) => send<{ url: string }[]>('POST /label', { body: { toolIds }, token }),

  uploadAddress: (fileName: string) =>
    send<{ sasUri: string }>('GET /file/upload/{fileName}', { path: { fileName }, token }),
  downloadAddress: (fileName: string) =>
    send<{ sasUri: string }>('GET /file/download/{fileName}', { path: { fileName }, token }),

  history: () => send<HistoryEntry[]>('GET /history/{accountId}', { path: { accountId }, token }),
  toolHistory: (toolId: string) =>
    send<HistoryEntry[]>('GET /history/{accountId}/{toolId}', { path: { accountId, toolId }, token }),
});

/** A body only where there is one: an empty one is another request than none. */
const bodyIf = (body: object | null | undefined) => (body === undefined ? {} : { body });
