import type { FastifyInstance } from 'fastify';

/** What never reaches a log. Addresses of requests can hold tokens, so only their path is written. */
export const redactions = {
  paths: ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', 'token', '*.token'],
  censor: '[hidden]',
};

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
