import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** How to sign in to the demo company: for the console and the sign-in page. */
export const demoSignIns = { admin: 'admin@demo.llave.test', worker: 'marta', password: 'Demo.Llave1' } as const;

export const serveDemo = (app: FastifyInstance, config: Config) => {
  app.get('/api/demo', async () => ({ demo: config.demo ? demoSignIns : null }));
};
