import type { FastifyInstance } from 'fastify';
import { countParts, moreThanForm } from './form-parts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many fields and items a form of this call may have, where that is more than others have. */
    bodyParts?: number;
  }
}

/** Reads JSON once it is known to be no more than a form. Many clients name a content type also when they send nothing. */
export const readJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const { bodyParts } = request.routeOptions.config;
    if (countParts(bodyParts)(body)) return done(moreThanForm(bodyParts));
    return parse(request, body.toString(), done);
  });
};
