import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';

const redact = {
  paths: ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', 'token', '*.token'],
  censor: '[hidden]',
};

type Failure = Error & { code?: unknown; constraint?: unknown; cause?: unknown };

/** An error without what it was about: databases put the values of the statement into theirs. */
const err = ({ name, message, code, constraint, stack, cause }: Failure): object => ({
  name,
  message,
  code,
  constraint,
  stack,
  ...(cause instanceof Error && { cause: err(cause) }),
});

/** The one log: JSON lines in which no secret can be found. */
export const openLog = (level: string, stream?: DestinationStream) =>
  pino({ level, redact, serializers: { err } }, stream);

/** One line a request, once it is answered. */
export const logRequests = (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      address: request.ip,
    });
  });
};

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Where a request went, with the ids in it and without anything else that somebody wrote there: codes, names, numbers. */
const pathOf = ({ routeOptions, params, url }: FastifyRequest) => {
  const pattern = routeOptions.url;
  if (!pattern) return url.split('?')[0];
  return pattern.replaceAll(/:(\w+)/g, (whole, name: string) => {
    const value = (params as Record<string, string> | undefined)?.[name] ?? '';
    return isId.test(value) ? value : whole;
  });
};
