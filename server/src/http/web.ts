import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@llave/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

const dist = join(import.meta.dirname, '../../../web/dist');

const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Serves the built client: its files for ever, its page with a fresh nonce for every path that is not the API's. */
export const serveWeb = async (app: FastifyInstance) => {
  const index = join(dist, 'index.html');
  const page = existsSync(index) && readFileSync(index, 'utf8');
  app.setNotFoundHandler((request, reply) => {
    if (!page || !wantsPage(request)) return sendError(new AppError('notFound'), request, reply);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('Content-Security-Policy', policy(nonce))
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__CSP_NONCE__', nonce));
  });
  if (!page) return;

  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    globIgnore: ['**/*.{br,gz,html}'],
  });
};

const wantsPage = ({ method, url }: FastifyRequest) => {
  const path = url.split('?')[0] ?? '';
  return method === 'GET' && !/^\/(api|dev)(\/|$)/.test(path) && !/\.\w+$/.test(path);
};
