import compress from '@fastify/compress';
import { endpoints } from '@llave/contract';
import { plainFormBytes } from '@llave/contract/endpoint';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serveDemo } from './demo/sign-ins.ts';
import { keepSightings } from './http/callers/sightings.ts';
import { serveDevMail } from './http/dev-mail.ts';
import { serveDocs } from './http/docs.ts';
import { sendError } from './http/errors.ts';
import { serveHealth } from './http/health.ts';
import { serveEvents } from './http/live/events.ts';
import { logRequests } from './http/log.ts';
import { readJson } from './http/reading/json.ts';
import { watchMethods } from './http/reading/methods.ts';
import { refuseUnreadable } from './http/reading/unreadable.ts';
import { headAnswers } from './http/replies/headers.ts';
import { serve } from './http/serve.ts';
import { serveWeb } from './http/web.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { addressRoutes } from './modules/addresses/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { authenticationRoutes } from './modules/authentication/routes.ts';
import { bookingRoutes } from './modules/bookings/routes.ts';
import { checkInRoutes } from './modules/check-ins/routes.ts';
import { contactRoutes } from './modules/contact/routes.ts';
import { customerRoutes } from './modules/customers/routes.ts';
import { departureRoutes } from './modules/departures/routes.ts';
import { factorRoutes } from './modules/factors/routes.ts';
import { fieldIncidentRoutes } from './modules/field-incidents/routes.ts';
import { serveContent } from './modules/files/content.ts';
import { fileRoutes } from './modules/files/routes.ts';
import { historyRoutes } from './modules/history/routes.ts';
import { importRoutes } from './modules/imports/routes.ts';
import { incidentRoutes } from './modules/incidents/routes.ts';
import { labelRoutes } from './modules/labels/routes.ts';
import { lockerRoutes } from './modules/lockers/routes.ts';
import { noticeRoutes } from './modules/notices/routes.ts';
import { quotaRoutes } from './modules/quotas/routes.ts';
import { reportRoutes } from './modules/reports/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { sessionRoutes } from './modules/sessions/routes.ts';
import { signOnRoutes } from './modules/sign-on/routes.ts';
import { signedRecordRoutes } from './modules/signed-records/routes.ts';
import { todayRoutes } from './modules/today/routes.ts';
import { toolRoutes } from './modules/tools/routes.ts';
import { userRoutes } from './modules/users/routes.ts';
import { vehicleRoutes } from './modules/vehicles/routes.ts';
import type { Services } from './services.ts';

const routes = [
  ...accountRoutes,
  ...departureRoutes,
  ...quotaRoutes,
  ...addressRoutes,
  ...authenticationRoutes,
  ...auditRoutes,
  ...fileRoutes,
  ...userRoutes,
  ...sessionRoutes,
  ...factorRoutes,
  ...signOnRoutes,
  ...signedRecordRoutes,
  ...todayRoutes,
  ...toolRoutes,
  ...historyRoutes,
  ...lockerRoutes,
  ...importRoutes,
  ...incidentRoutes,
  ...labelRoutes,
  ...noticeRoutes,
  ...reportRoutes,
  ...searchRoutes,
  ...vehicleRoutes,
  ...bookingRoutes,
  ...customerRoutes,
  ...checkInRoutes,
  ...fieldIncidentRoutes,
  ...contactRoutes,
];

/** The whole server as a function of what it works with. */
export const buildApp = async (services: Services): Promise<FastifyInstance> => {
  const { config } = services;
  const app = fastify({
    loggerInstance: services.log,
    trustProxy: config.trustProxy,
    bodyLimit: plainFormBytes,
    requestTimeout: 300_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  app.setErrorHandler(sendError);
  logRequests(app);
  readJson(app);
  headAnswers(app, config);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });

  const refuseOtherMethods = watchMethods(app);
  for (const route of routes) serve(app, services, route);
  refuseGaps();
  app.addHook('onClose', keepSightings(services));
  serveHealth(app, services);
  serveEvents(app, services);
  serveDevMail(app, services);
  serveDemo(app, config);
  await app.register((content) => serveContent(content, services));
  await app.register((docs) => serveDocs(docs, config, routes));
  refuseOtherMethods();
  await serveWeb(app, config);
  return app;
};

/** A call of the contract that nobody serves is a fault of the build, found at the first start. */
const refuseGaps = () => {
  const served = new Set(routes.map(({ endpoint }) => endpoint));
  const missing = endpoints.filter((endpoint) => !served.has(endpoint));
  if (missing.length > 0) throw new Error(`Not served: ${missing.map(({ name }) => name).join(', ')}`);
};
