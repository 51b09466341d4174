import type { Endpoint } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import { nextCursor, type Page } from '@llave/contract/pages';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { asMember, asVisitor, type Mode } from '../db/tenancy.ts';
import type { Services } from '../services.ts';
import { between } from './between.ts';
import { outside, strangerScope, within } from './build-scopes.ts';
import type { Call } from './call.ts';
import { admit } from './callers/admission.ts';
import { callerOf } from './callers/caller.ts';
import { memberOf } from './callers/member.ts';
import { readProof, requireProof } from './callers/proofs.ts';
import { readToken, type Session } from './callers/session.ts';
import { noteSighting } from './callers/sightings.ts';
import { isPassing } from './errors.ts';
import { readingForms } from './limits/large-forms.ts';
import { heavyWeight, withRoom } from './limits/overload.ts';
import { isHeavy, spendTime } from './limits/pace.ts';
import { idIn, validated } from './reading/validation.ts';
import { wantsCsv } from './replies/csv.ts';
import { sendCsv } from './replies/csv-file.ts';
import type { Caller, Route } from './route.ts';
import type { Me, Proof } from './scope.ts';

/** Puts one route on the server: wait for one's turn, be answered, reply. */
export const serve = (app: FastifyInstance, services: Services, route: Route) => {
  const { method, path, access, writes } = route.endpoint;
  app.route({
    method,
    url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ...readingForms(services, route.endpoint),
    handler: async (request, reply) => {
      const csv = wantsCsv(request) ? route.csv : undefined;
      const of = await callerOf(services, access, request);
      const isLong = csv !== undefined || isHeavy(route.endpoint, request);
      if (isLong) spendTime(request, of);
      const inTurn = (call: Call) =>
        withRoom({ of, weight: isLong ? heavyWeight : 1 }, () => retried(() => answer(call)));

      const call = { services, route, request, reply };
      if (csv) return sendCsv(call, csv, inTurn);
      const result = await inTurn(call);
      if (writes) services.relay.wake();
      const { items, next } = result as Partial<Page<unknown>>;
      if (next) reply.header(nextCursor, next);
      return reply.send(items ?? result);
    },
  });
};

/** The steps of a call: identify, prepare, enter and authorise, validate, act, finish. Each refuses by throwing. */
const answer = async (call: Call): Promise<unknown> => {
  const { services, route, request } = call;
  const { endpoint, act, before, after } = route;
  const who = await identify(call);
  if (!who) return answerStranger(call);

  const { accountId, proof } = who;
  const prepared = before && (await before(outside(call), ...(await allowed(call, who))));
  const done = await enter(call, who, endpoint.writes ? 'write' : 'read', (db, me) => {
    const input = validated(endpoint, request, accountId);
    return within(call, db, accountId, me, async (scope) => {
      const result = await act({ ...scope, ...(me && { me }), ...(proof && { proof }) }, input, prepared);
      return after ? result : fitting(endpoint, result);
    });
  });
  if (!after) return done;
  const input = validated(endpoint, request, accountId);
  return fitting(endpoint, await after(between(services, accountId), done, { input, prepared }));
};

/** Whose company it is, and by which session or proof they come. */
type Who = { accountId: string; session?: Session; proof?: Proof };

/** By the token, the proof or the address that the endpoint's access asks for; nobody where it asks for none. */
const identify = async ({ services, route, request }: Call): Promise<Who | undefined> => {
  const { access } = route.endpoint;
  const { authorization } = request.headers;
  if (access === 'stranger') return undefined;
  if (access === 'visitor') return { accountId: idIn(request.params, 'accountId') };

  const isProved = access === 'reporter' || access === 'customer';
  const proof = isProved
    ? await requireProof(services, access, request)
    : access === 'proof' && !authorization && (await readProof(services, request));
  if (proof) return { accountId: proof.accountId, proof };

  const session = await readToken(services.config.secrets, authorization, services.now());
  return { accountId: session.accountId, session };
};

/** What is prepared before the act is prepared for who may act: a member is looked up and let in for it. */
const allowed = async (call: Call, who: Who): Promise<[input: unknown, caller: Caller]> => {
  const { proof, session } = who;
  const me = session && (await enter(call, who, 'read', async (_, member) => member));
  const input = validated(call.route.endpoint, call.request, me?.accountId);
  return [input, { ...(me && { me }), ...(proof && { proof }) }];
};

/** Opens a transaction in the company of who calls; a member is known there, and let in or not. */
const enter = <T>(
  { services, route }: Call,
  { accountId, session }: Who,
  mode: Mode,
  work: (db: Db, me: Me | undefined) => Promise<T>,
): Promise<T> => {
  const { database } = services;
  if (!session)
    return asVisitor(database, mode, accountId, (db, exists) => {
      if (!exists) throw new AppError('notFound');
      return work(db, undefined);
    });

  return asMember(database, mode, session, (db, member) => {
    if (!member) throw new AppError('sessionEnded', undefined, 'The session is over');
    noteSighting(services, session);
    const me = memberOf(member, session);
    admit(route.endpoint, me, services.now());
    return work(db, me);
  });
};

/** No company yet: the act enters those that it finds. */
const answerStranger = async (call: Call) => {
  const { endpoint, act, before } = call.route;
  const input = validated(endpoint, call.request);
  const scope = await strangerScope(call);
  const prepared = await before?.(outside(call), input, {});
  return fitting(endpoint, await act(scope, input, prepared));
};

/** What leaves is what the contract names; an act whose answer does not fit it is a fault of ours, and has not happened. */
const fitting = ({ reply: shape }: Endpoint, result: unknown) => {
  const { items, next } = result as Partial<Page<unknown>>;
  const { success, data, error } = shape.safeParse(items ?? result);
  if (!success) throw new Error('The answer does not fit the contract', { cause: error });
  return items ? { items: data as unknown[], ...(next && { next }) } : data;
};

/** Two transactions that stood in each other's way: the one the database gave up tries again. */
const retried = async <T>(work: () => Promise<T>, tries = 3): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (tries > 1 && isPassing(error)) return retried(work, tries - 1);
    throw error;
  }
};
