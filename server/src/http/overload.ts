import { AppError } from '@llave/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How many requests are worked on at once; more are told to come back rather than made to wait. */
export const maxAtOnce = 400;

/** Streams and files last as long as their connection, and health must answer above all when there is much to do. */
const isUncounted = ({ url }: FastifyRequest) => /^\/api\/(events|file\/content|health)/.test(url);

export const boundLoad = (app: FastifyInstance) => {
  const working = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    if (isUncounted(request)) return;
    if (working.size >= maxAtOnce) throw new AppError('unavailable', undefined, 'Too much to do at once');
    working.add(request);
  });
  app.addHook('onResponse', async (request) => void working.delete(request));
  app.addHook('onRequestAbort', async (request) => void working.delete(request));
};
