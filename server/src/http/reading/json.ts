import type { FastifyInstance } from 'fastify';
import { countParts, moreThanForm } from './form-parts.ts';

/** Reads JSON once it is known to be no more than a form. Many clients name a content type also when they send nothing. */
export const readJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (countParts()(body)) return done(moreThanForm());
    return parse(request, body.toString(), done);
  });
};
