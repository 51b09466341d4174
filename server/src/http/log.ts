import type { FastifyInstance } from 'fastify';
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
    const path = request.url.split('?')[0];
    request.log.info({
      method: request.method,
      path,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      address: request.ip,
    });
  });
};
