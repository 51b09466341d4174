import { AppError, type ErrorCode, type ErrorReply, type FieldIssue } from '@llave/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { holdBack } from './limits/overload.ts';

/** What a constraint of the database means when it refuses. */
const constraints: Record<string, ErrorCode> = {
  sign_in_names_pkey: 'identifierTaken',
  accounts_pkey: 'keyReused',
  files_pkey: 'fileExists',
  lockers_identifier: 'lockerExists',
  tool_categories_name: 'toolCategoryExists',
  tools_category: 'notFound',
  lockers_tool: 'toolInLocker',
  vehicles_plate: 'vehicleExists',
  bookings_number: 'bookingExists',
  bookings_overlap: 'bookingOverlap',
  passkeys_credential: 'conflict',
  sign_on_domains_pkey: 'domainTaken',
};

type DatabaseError = { code: string; constraint?: string };

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

/**
 * PostgreSQL's own word that the same transaction may succeed when it is tried again; one that lost a time to another
 * is told by its second try to whom.
 */
export const isPassing = (error: unknown) => isDatabaseError(error) && ['40001', '40P01', '23P01'].includes(error.code);

/** The database is away, full or slow: connection failures, no connections left, shutting down, timeouts. */
const isAway = (error: unknown) =>
  (isDatabaseError(error) && /^(08|53|57)/.test(error.code)) ||
  (error instanceof Error &&
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|timeout exceeded when trying to connect|Connection terminated|connection error/i.test(
      `${(error as NodeJS.ErrnoException).code} ${error.message}`,
    ));

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'fileKind',
};

/** Any error as one of ours; what is unknown stays unknown to the caller. */
const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return new AppError('invalid', fieldIssues(error));
  if (
    isDatabaseError(error) &&
    ['23503', '23505', '23P01'].includes(error.code) &&
    error.constraint &&
    constraints[error.constraint]
  )
    return new AppError(constraints[error.constraint] as ErrorCode);
  if (isDatabaseError(error) && error.code.startsWith('22'))
    return new AppError('invalid', [], 'A value that cannot be stored');
  if (isAway(error)) return new AppError('unavailable', undefined, 'The database is not available');

  const { code, statusCode } = error as FastifyError;
  if (fastifyCodes[code]) return new AppError(fastifyCodes[code]);
  if ((code?.startsWith('FST_') || error instanceof SyntaxError) && statusCode !== undefined && statusCode < 500)
    return new AppError('invalid', [], (error as Error).message);
  return new AppError('failed', undefined, 'Something went wrong on our side');
};

export const fieldIssues = (error: z.ZodError): FieldIssue[] => {
  const seen = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (!seen.has(path)) seen.set(path, ruleOf(issue.message));
  }
  return [...seen].map(([path, code]) => ({ path, code }));
};

/** Our rules are named by one word; what the library says in its own is not for people. */
const ruleOf = (message: string) => (/^\w+$/.test(message) ? message : 'invalid');

/** Refusals that somebody who tries doors gets to see. */
const suspicious: ErrorCode[] = [
  'wrongCredentials',
  'sessionEnded',
  'forbidden',
  'linkInvalid',
  'proofWrong',
  'signOnFailed',
  'tooMany',
];

/** What was refused before it was read is not read for the next request's sake: reading costs more than a new connection. */
export const sendError = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const known = asAppError(error);
  await holdBack(request, known);
  if (!request.raw.complete) reply.header('connection', 'close');
  if (known.status >= 500) request.log.error({ err: error }, known.code);
  if (suspicious.includes(known.code))
    request.log.warn({ security: known.code, call: request.routeOptions?.url, address: request.ip });
  if (known.code === 'tooMany' || known.code === 'unavailable') reply.header('Retry-After', retryAfter(known));
  const body: ErrorReply = { code: known.code, message: known.message };
  if (known.details !== undefined) body.details = known.details;
  return reply.status(known.status).send(body);
};

const retryAfter = ({ details }: AppError) =>
  Math.max(1, Math.ceil((details as { seconds?: number } | undefined)?.seconds ?? 1));
