import { plainFormParts } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many fields and items a form of this call may have, where that is more than others have. */
    bodyParts?: number;
  }
}

/** No form nests its fields so deep. */
const maxDepth = 50;

/** Reads JSON once it is known to be no more than a form. Many clients name a content type also when they send nothing. */
export const readJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const maxParts = request.routeOptions.config.bodyParts ?? plainFormParts;
    if (!isBeyondForms(body, maxParts)) return parse(request, body, done);
    done(new AppError('tooLarge', { maxParts, maxDepth }, 'More parts than a form has'));
  });
};

const [quote, backslash, comma, openList, closeList, openFields, closeFields] = Array.from('"\\,[]{}', (sign) =>
  sign.charCodeAt(0),
);

/** Counts what the text would become, without making any of it: what is between quotes is passed over. */
const isBeyondForms = (text: string, maxParts: number) => {
  let [parts, depth] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfText(text, at);
    else if (sign === comma) parts += 1;
    else if (sign === openList || sign === openFields) {
      parts += 1;
      depth += 1;
    } else if (sign === closeList || sign === closeFields) depth -= 1;
    if (parts > maxParts || depth > maxDepth) return true;
  }
  return false;
};

/** The quote that ends what begins here; one behind a backslash, if that is none itself, does not. */
const endOfText = (text: string, start: number) => {
  for (let end = text.indexOf('"', start + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
};
