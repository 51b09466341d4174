import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../../config.ts';

/** Which request is answered, and what every answer forbids a browser. */
export const headAnswers = (app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>) => {
  const cautions = cautionsOf({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(cautions).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
};

/** The headers are the same for every answer, so Helmet is asked once: writing them anew took a seventh of a small call. */
const cautionsOf = (options: HelmetOptions) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => {});
  return response.getHeaders();
};
