/** Every call of the two sections 7, as the specifications write it. */
export const specifiedCalls = [
  'POST /authentication/authenticate',
  'POST /authentication/reset-password',
  'POST /authentication/set-password/{userId}',
  'PUT /authentication/user/password',

  'GET /account/{accountId}',
  'PUT /account',
  'POST /account',

  'GET /locker/account/{accountId}',
  'POST /locker',
  'PUT /locker',
  'DELETE /locker/{id}',
  'PATCH /locker/{id}/use',

  'GET /service-appoinment/account/{accountId}',
  'POST /service-appoinment',
  'PUT /service-appoinment',
  'DELETE /service-appoinment/{id}',
  'PATCH /service-appoinment/{bookingId}/locker',

  'GET /vehicle/account/{accountId}',
  'POST /vehicle',
  'PUT /vehicle',
  'DELETE /vehicle/{id}/account/{accountId}',

  'GET /tool/account/{accountId}',
  'GET /tool/account/{accountId}/user/{userId}',
  'GET /tool/{id}',
  'POST /tool',
  'PUT /tool',
  'PATCH /tool/{id}/request/user/{userId}',
  'PATCH /tool/{id}/user/{userId}',
  'PATCH /tool/{id}/admin/user/{userId}',
  'DELETE /tool/{id}/account/{accountId}',
  'PATCH /tool/{id}/locker',
  'PATCH /tool/{id}/use',
  'PATCH /tool/{id}/account/{accountId}/calibration',
  'POST /tool/{id}/file',
  'DELETE /tool/{id}/file/{fileName}',
  'PATCH /tool/{id}/account/{accountId}/block',
  'PATCH /tool/{id}/account/{accountId}/unblock',
  'PATCH /tool/{id}/account/{accountId}/retire',

  'GET /user/account/{accountId}',
  'POST /user',
  'POST /user/admin',
  'PUT /user',
  'DELETE /user/{id}/account/{accountId}',
  'GET /user/exists/{email}',
  'GET /user/{id}/qr/{parameter}',

  'GET /incident/account/{accountId}',
  'GET /incident/{id}',
  'PUT /incident',
  'PUT /incident/{id}/account/{accountId}/close',

  'GET /file/upload/{fileName}',
  'GET /file/download/{fileName}',

  'GET /history/{accountId}',
  'GET /history/{accountId}/{toolId}',

  'GET /account/booking/{accountId}',
  'GET /service-appoinment/{bookingNumber}/account/{accountId}/customer/{surname}',
  'PATCH /service-appoinment/{id}/checkIn',
  'GET /locker/account/{accountId}/use/{useId}',
  'PATCH /service-appoinment/{id}/code/{code}',
  'PATCH /service-appoinment/{id}/code/{code}/completed',
  'PATCH /service-appoinment/{id}/recordings',
  'PATCH /service-appoinment/{id}/return/signature',
  'POST /service-appoinment/account/{accountId}',
  'POST /field-incident/account/{accountId}',
] as const;

/** What the specifications leave open and the decisions name: the incident calls, and the two that give out their tokens. */
export const decidedCalls = [
  'POST /incident',
  'GET /incident/public/{id}',
  'POST /incident/public/{id}',
  'POST /incident/{id}/link',
  'POST /label',
] as const;

export type Call = (typeof specifiedCalls)[number] | (typeof decidedCalls)[number];
