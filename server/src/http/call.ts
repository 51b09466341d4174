import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Route } from './route.ts';

/** One request on its way through the server. */
export type Call = { services: Services; route: Route; request: FastifyRequest; reply: FastifyReply };
