import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { openApi } from './openapi.ts';
import type { Route } from './route.ts';

const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The API's description, to machines and to people who want to try it. */
export const serveDocs = async (app: FastifyInstance, config: Config, routes: readonly Route[]) => {
  const asCsv = routes.filter(({ csv }) => csv).map(({ endpoint }) => endpoint);
  const document = openApi(config.publicUrl, asCsv);
  app.get('/api/openapi.json', async () => document);
  await app.register(fastifySwagger, { mode: 'static', specification: { document: document as never } });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme: { title: 'Llave · API' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', tryItOutEnabled: true, persistAuthorization: false },
  });
};
