import { type ErrorCode, errorCodes, errorStatus } from '@llave/contract/errors';
import type { Schema } from './rules.ts';

/** What each code says, and what stands in the `details` of its answer. */
const meanings: Record<ErrorCode, string> = {
  invalid: 'Something sent breaks a rule; `details` names each field and the rule',
  tokenMissing: 'Neither a session nor a proof was shown',
  sessionEnded: 'The session is over, or was never one',
  wrongCredentials: 'No such person, or not their password',
  secondFactor:
    'The second factor is asked for: `details.ticket` for `passSecondFactor`, `details.ways` it can be shown by, `details.passkey` for the browser',
  linkInvalid: 'The code, link or ticket is unknown, over, used or for something else',
  passwordWrong: 'It is not the password that the caller has now, or none was sent',
  forbidden: 'The caller’s role does not allow it',
  enrolFirst: 'The company asks for a second factor, which has to be set up first',
  proofWrong: 'That password, code or passkey is not theirs, or was shown before',
  proveAgain: 'Too long ago that a password or factor was shown: call `prove`, then this again',
  signOnOnly: 'The company has switched passwords off: its people sign in by its own provider',
  signOnFailed: 'The provider did not vouch for anybody whom it may speak for',
  notFound: 'It is not there, or not in the caller’s company',
  toolNotFound: 'The tool is gone',
  bookingNotFound: 'No booking of that number and surname',
  methodNotAllowed: 'There is no call by that method at this address; `Allow` names those that there are',
  stale: 'Somebody has changed it since that version; `details.current` is how it is now',
  identifierTaken: 'Somebody, in some company, signs in by that address or name',
  yourself: 'Nobody removes or demotes themselves',
  lastAdmin: 'A company keeps an admin',
  breakGlass: 'They are the one admin whose password still counts: choose another first',
  domainTaken: 'Another company signs in by that domain',
  providerUnfit: 'The provider does not answer, or not as one of OpenID Connect',
  holdsTools: 'The person holds tools that they must give back first: `details.tools`',
  toolHeld: 'Somebody has the tool: `details.holder`',
  toolFree: 'Nobody has the tool',
  toolRequested: 'Somebody else asks for the tool: `details.by`',
  toolNotRequested: 'That person does not ask for the tool',
  toolBlocked: 'The tool is blocked',
  toolRetired: 'The tool is retired',
  toolLentOut: 'The tool is lent outside: `details.loan`',
  toolHasIncident: 'The tool has an open incident: `details.incidentId`',
  incidentClosed: 'It is closed: `details.closedDate`',
  incidentFull: 'It has as many observations or pictures as an incident may have: `details.max`',
  personExcluded: 'The tool is closed to that person',
  toolInLocker: 'The tool is in another locker',
  lockerInUse: 'Something is in the locker: `details.useId`',
  toolCategoryExists: 'Another category has that name',
  lockerExists: 'Another locker has that number',
  lockerUnfit: 'The locker is for something else',
  vehicleExists: 'Another vehicle has that plate',
  vehicleBooked: 'The vehicle has open bookings: `details.bookingNumbers`',
  vehicleOut: 'Another customer still has the vehicle',
  bookingExists: 'Another booking has that number',
  bookingOverlap: 'The vehicle is promised to another booking in that time: `details.bookingNumber`',
  bookingStatus: 'Not in the status that the booking is in: `details.status`',
  bookingTooEarly: 'The check-in opens later: `details.opensDate`',
  bookingOver: 'The time of the booking is over',
  checkInClosed: 'The check-in is closed: `details.closedDate`',
  signatureMissing: 'It is not signed yet',
  signed: 'The customer has signed for it as it is',
  paperChanged: 'What was shown is no longer what would be signed: read it again',
  filesMissing: 'Photo or video are not here yet: `details.missing`',
  fileExists: 'There is a file of that name',
  quota: 'The company has as much as it may: `details.of` says of what (`bytes`, `people`), `details.most` how much',
  importChanged:
    'Something has happened to parts of the import since: `details.count` of them, the first of which `details.changed` names',
  conflict: 'It does not fit what is there now',
  gone: 'It is no longer there',
  tooLarge: 'More was sent than is taken; where it was a file, `details.maxBytes`',
  fileKind: 'Another kind of content than is taken; where it was a file, `details.types`',
  keyReused: 'The `Idempotency-Key` has stood on another request',
  tooMany: 'Too many of these; `Retry-After` says how many seconds to wait',
  failed: 'Something went wrong on our side',
  unavailable: 'Busy, or without its database or file store; `Retry-After` says how many seconds to wait',
};

export const errorSchema: Schema = {
  type: 'object',
  description: 'Every refusal. `code` is stable and for programs, `message` is English and for developers.',
  properties: {
    code: { type: 'string', enum: errorCodes },
    message: { type: 'string' },
    details: { description: 'What the code says stands here.', type: ['object', 'array'] },
  },
  required: ['code', 'message'],
};

export const fieldIssueSchema: Schema = {
  type: 'object',
  description: 'A field that was refused: its path in what was sent, and the rule.',
  properties: { path: { type: 'string' }, code: { type: 'string' } },
  required: ['path', 'code'],
};

/** States the refusals of calls by status; those of the same codes are one component, which they point to. */
export const openRefusals = () => {
  const components: Record<string, Schema> = {};

  const refusals = (codes: readonly ErrorCode[]): Record<string, Schema> =>
    Object.fromEntries(
      [...Map.groupBy(codes, (code) => errorStatus[code])].map(([status, ofStatus]) => {
        const name = ofStatus.map((code) => `${code[0]?.toUpperCase()}${code.slice(1)}`).join('Or');
        components[name] = response(ofStatus);
        return [status, { $ref: `#/components/responses/${name}` }];
      }),
    );

  return { components, refusals };
};

const response = (codes: ErrorCode[]): Schema => ({
  description: codes.map((code) => `\`${code}\`: ${meanings[code]}.`).join('\n'),
  ...(codes.some((code) => code === 'tooMany' || code === 'unavailable') && {
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  }),
  content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Error' }, narrowed(codes)] } } },
});

const narrowed = (codes: ErrorCode[]): Schema => ({
  type: 'object',
  properties: {
    code: { type: 'string', enum: codes },
    ...(codes.includes('invalid') && {
      details: { type: 'array', items: { $ref: '#/components/schemas/FieldIssue' } },
    }),
  },
  ...(codes.includes('invalid') && { required: ['details'] }),
});
