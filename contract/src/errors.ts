/** Every error the API answers with: the code is the translation key, the status is decided here alone. */
export const errorStatus = {
  invalid: 400,
  tokenMissing: 401,
  sessionEnded: 401,
  wrongCredentials: 401,
  secondFactor: 401,
  linkInvalid: 403,
  passwordWrong: 403,
  forbidden: 403,
  enrolFirst: 403,
  proofWrong: 403,
  proveAgain: 403,
  signOnOnly: 403,
  signOnFailed: 403,
  notFound: 404,
  toolNotFound: 404,
  bookingNotFound: 404,
  methodNotAllowed: 405,
  stale: 409,
  identifierTaken: 409,
  yourself: 409,
  lastAdmin: 409,
  breakGlass: 409,
  domainTaken: 409,
  providerUnfit: 409,
  holdsTools: 409,
  toolHeld: 409,
  toolFree: 409,
  toolRequested: 409,
  toolNotRequested: 409,
  toolBlocked: 409,
  toolRetired: 409,
  toolLentOut: 409,
  toolHasIncident: 409,
  incidentClosed: 409,
  incidentFull: 409,
  personExcluded: 409,
  toolInLocker: 409,
  toolCategoryExists: 409,
  lockerInUse: 409,
  lockerExists: 409,
  lockerUnfit: 409,
  vehicleExists: 409,
  vehicleBooked: 409,
  vehicleOut: 409,
  bookingExists: 409,
  bookingOverlap: 409,
  bookingStatus: 409,
  bookingTooEarly: 409,
  bookingOver: 409,
  checkInClosed: 409,
  signatureMissing: 409,
  signed: 409,
  paperChanged: 409,
  filesMissing: 409,
  fileExists: 409,
  quota: 409,
  importChanged: 409,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  fileKind: 415,
  keyReused: 422,
  tooMany: 429,
  failed: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** One entry a field that was refused: where, and which rule. */
export type FieldIssue = { path: string; code: string };

export type ErrorReply = { code: ErrorCode; message: string; details?: unknown };

/** Whether an answer is ours: what stands between client and server may refuse in words of its own. */
export const isErrorReply = (answer: unknown): answer is ErrorReply => {
  const { code, message } = (answer ?? {}) as Partial<Record<keyof ErrorReply, unknown>>;
  return typeof code === 'string' && Object.hasOwn(errorStatus, code) && typeof message === 'string';
};

/** The one error of the product: thrown by an act, answered by the server, rethrown by the client's calls. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, details?: unknown, message: string = code) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status() {
    return errorStatus[this.code];
  }
}
