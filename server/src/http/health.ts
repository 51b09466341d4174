import { AppError } from '@llave/contract/errors';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Services } from '../services.ts';
import { sameSecret } from './callers/secrets.ts';

/** Alive, ready, and numbers for whoever has the token. */
export const serveHealth = (app: FastifyInstance, { config, database, storage }: Services) => {
  app.get('/api/health/live', async () => ({ status: 'ok' }));

  app.get('/api/health/ready', async () => {
    await sql`select 1`.execute(database.system);
    await storage.ready();
    return { status: 'ok' };
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'llave_request_seconds',
    help: 'How long requests take, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.url ? `${request.method} ${request.routeOptions.url}` : 'other';
    durations.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/api/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, config.metricsToken)) throw new AppError('notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

const isToken = (header: string | undefined, token: string | undefined) =>
  Boolean(token && header && sameSecret(header, `Bearer ${token}`));
