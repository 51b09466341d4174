import type { errors as shape } from '../es/errors.ts';

export const errors: typeof shape = {
  invalid: 'Check the fields we marked.',
  tokenMissing: 'Authentication token is missing. Sign in again.',
  sessionEnded: 'Your session has ended. Sign in again.',
  wrongCredentials: 'Incorrect user or password',
  linkInvalid: 'This link no longer works: it was used or it has expired. Ask for a new one.',
  forbidden: 'You are not allowed to do this.',
  notFound: 'We can’t find it. It may be gone.',
  stale: 'Someone changed this while you were editing.',
  identifierTaken: 'Someone is already registered with this e-mail or user name.',
  fileExists: 'That file already exists.',
  conflict: 'That can’t be done now: something changed meanwhile.',
  gone: 'This is no longer available.',
  tooLarge: 'It is too large.',
  fileKind: 'That kind of file is not accepted.',
  keyReused: 'That was already sent with other data. Reload the page.',
  tooMany: 'Too many attempts. Wait a little and try again.',
  failed: 'Something went wrong on our side. Try again.',
  unavailable: 'We can’t help you right now. Try again in a moment.',
};
