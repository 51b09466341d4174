import { AppError } from '@llave/contract/errors';
import type { FastifyInstance } from 'fastify';
import { sendError } from '../errors.ts';

/** Two paths are one if they differ in the names of their parameters alone. */
const shapeOf = (url: string) => url.replaceAll(/:\w+/g, ':x');

/** A call of the API, and not a page of its documentation. */
const isCall = (url: string) => /^\/api\/(?!docs\b)[^*]+$/.test(url);

/**
 * Notes what is served from here on. What it answers refuses every other method at those addresses of the API, naming the
 * right ones, before anything of the request is read.
 */
export const watchMethods = (app: FastifyInstance) => {
  const served = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    const shape = shapeOf(url);
    if (isCall(url)) served.set(shape, [...(served.get(shape) ?? []), method].flat());
  });

  return () => {
    for (const [url, methods] of [...served])
      app.route({
        method: app.supportedMethods.filter((method) => !methods.includes(method)),
        url,
        exposeHeadRoute: false,
        onRequest: async (request, reply) =>
          sendError(new AppError('methodNotAllowed'), request, reply.header('Allow', methods.join(', '))),
        handler: () => undefined,
      });
  };
};
